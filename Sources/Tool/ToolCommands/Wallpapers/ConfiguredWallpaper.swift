import Refreshing

/// The wallpaper that a configuration file asks for.
struct ConfiguredWallpaper {
  let plan: WallpaperPlan
  /// What is run after it was replaced.
  let command: ChangeCommand?
}
