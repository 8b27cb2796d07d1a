; The installer for Windows; build.py calls makensis with VERSION, PAYLOAD and OUTPUT.
; It installs for one user, so that nobody is asked for an administrator's password.
Unicode true
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

!define NAME "Gupai Desktop"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\gupai-desktop"
!define KIND "GupaiDesktop.Game"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Gupai Desktop"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "LegalCopyright" "${PUBLISHER}, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\gupai-desktop.exe"

!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Ukrainian"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "TradChinese"

LangString SHORTCUT ${LANG_ENGLISH} "The solitaires of the Chinese dominoes"
LangString SHORTCUT ${LANG_UKRAINIAN} "Пасьянси китайського доміно"
LangString SHORTCUT ${LANG_SIMPCHINESE} "骨牌单人游戏"
LangString SHORTCUT ${LANG_TRADCHINESE} "骨牌單人遊戲"
LangString GAME ${LANG_ENGLISH} "Gupai Desktop game"
LangString GAME ${LANG_UKRAINIAN} "Гра Gupai Desktop"
LangString GAME ${LANG_SIMPCHINESE} "Gupai Desktop 牌局"
LangString GAME ${LANG_TRADCHINESE} "Gupai Desktop 牌局"

LangString TOO_OLD ${LANG_ENGLISH} "${NAME} needs Windows 10, version 1809, or later, of 64 bits."
LangString TOO_OLD ${LANG_UKRAINIAN} "${NAME} потребує 64-розрядної Windows 10 версії 1809 або новішої."
LangString TOO_OLD ${LANG_SIMPCHINESE} "${NAME} 需要 64 位的 Windows 10（版本 1809）或更高版本。"
LangString TOO_OLD ${LANG_TRADCHINESE} "${NAME} 需要 64 位元的 Windows 10（版本 1809）或更新版本。"
LangString RUNNING ${LANG_ENGLISH} "${NAME} is running. Quit it, then try again."
LangString RUNNING ${LANG_UKRAINIAN} "${NAME} працює. Закрийте програму та спробуйте ще раз."
LangString RUNNING ${LANG_SIMPCHINESE} "${NAME} 正在运行。请退出后再试。"
LangString RUNNING ${LANG_TRADCHINESE} "${NAME} 正在執行。請結束後再試。"
LangString INCOMPLETE ${LANG_ENGLISH} "The files could not be written. What was installed before is as it was."
LangString INCOMPLETE ${LANG_UKRAINIAN} "Не вдалося записати файли. Те, що було встановлено раніше, лишилося без змін."
LangString INCOMPLETE ${LANG_SIMPCHINESE} "无法写入文件。原先安装的内容保持不变。"
LangString INCOMPLETE ${LANG_TRADCHINESE} "無法寫入檔案。原先安裝的內容保持不變。"

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
  ; What Qt itself needs: it has no program for 32 bits, and none for an older Windows.
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
FunctionEnd

; A program that runs keeps its file from being written.  Nothing is touched before it ends.
!macro WAIT_FOR_END FILE
  ${DoWhile} ${FileExists} "${FILE}"
    ClearErrors
    FileOpen $0 "${FILE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 4
      Quit
    ${EndIf}
  ${Loop}
!macroend

; The old version is as it was, or where there was none, nothing is there.
!macro GIVE_UP
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR\_new"
  RMDir "$INSTDIR"
  MessageBox MB_OK|MB_ICONSTOP "$(INCOMPLETE)" /SD IDOK
  SetErrorLevel 5
  Quit
!macroend

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section
  !insertmacro WAIT_FOR_END "$INSTDIR\gupai-desktop.exe"
  !insertmacro WAIT_FOR_END "$INSTDIR\gupai.exe"

  ; The new version is written beside the old one, and takes its place when it is complete.
  ; Asking for errors forgets them, so each is asked for once.
  RMDir /r "$INSTDIR\_new"
  RMDir /r "$INSTDIR\_old"
  ClearErrors
  SetOutPath "$INSTDIR\_new"
  SetOverwrite try
  File /r "${PAYLOAD}"
  ${If} ${Errors}
    !insertmacro GIVE_UP
  ${EndIf}
  SetOutPath "$INSTDIR"
  ${If} ${FileExists} "$INSTDIR\_internal\*.*"
    Rename "$INSTDIR\_internal" "$INSTDIR\_old"
    ${If} ${Errors}
      !insertmacro GIVE_UP
    ${EndIf}
  ${EndIf}
  Rename "$INSTDIR\_new\_internal" "$INSTDIR\_internal"
  ${If} ${Errors}
    Rename "$INSTDIR\_old" "$INSTDIR\_internal"
    !insertmacro GIVE_UP
  ${EndIf}
  Delete "$INSTDIR\gupai-desktop.exe"
  Delete "$INSTDIR\gupai.exe"
  Rename "$INSTDIR\_new\gupai-desktop.exe" "$INSTDIR\gupai-desktop.exe"
  Rename "$INSTDIR\_new\gupai.exe" "$INSTDIR\gupai.exe"
  RMDir /r "$INSTDIR\_new"
  RMDir /r "$INSTDIR\_old"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\gupai-desktop.exe" "" "" 0 SW_SHOWNORMAL "" "$(SHORTCUT)"

  WriteRegStr HKCU "Software\Classes\.gupai" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\.gupai" "Content Type" "application/x-gupai"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(GAME)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\gupai-desktop.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\gupai-desktop.exe" "%1"'

  ; Codes are links.  What stands in one is no option of the program, whatever it is.
  WriteRegStr HKCU "Software\Classes\gupai" "" "URL:${NAME}"
  WriteRegStr HKCU "Software\Classes\gupai" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\gupai\DefaultIcon" "" "$INSTDIR\gupai-desktop.exe,0"
  WriteRegStr HKCU "Software\Classes\gupai\shell\open\command" "" '"$INSTDIR\gupai-desktop.exe" -- "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\gupai-desktop.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${KEY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Games, settings and statistics stay: they are the player's.
Section "Uninstall"
  !insertmacro WAIT_FOR_END "$INSTDIR\gupai-desktop.exe"
  !insertmacro WAIT_FOR_END "$INSTDIR\gupai.exe"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\gupai-desktop.exe"
  Delete "$INSTDIR\gupai.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "Software\Classes\.gupai"
  DeleteRegKey HKCU "Software\Classes\gupai"
  DeleteRegKey HKCU "${KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
