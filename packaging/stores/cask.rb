cask "gupai-desktop" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@ARM@",
         intel: "@INTEL@"

  url "@SOURCE@/releases/download/v#{version}/gupai-desktop-#{version}-#{arch}.dmg"
  name "Gupai Desktop"
  desc "Solitaires of the Chinese dominoes"
  homepage "@HOMEPAGE@"

  depends_on macos: ">= :ventura"

  app "Gupai Desktop.app"
  binary "#{appdir}/Gupai Desktop.app/Contents/MacOS/gupai"

  # Games and statistics are the player's: only "brew uninstall --zap" takes them.
  zap trash: [
    "~/Library/Application Support/gupai-desktop",
    "~/Library/Logs/gupai-desktop",
    "~/Library/Preferences/@IDENTIFIER@.plist",
  ]
end
