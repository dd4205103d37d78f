import Refreshing

struct ConfiguredWallpaper {
  let plan: WallpaperPlan
  /// The command to run after it was replaced.
  let command: ChangeCommand?
}
