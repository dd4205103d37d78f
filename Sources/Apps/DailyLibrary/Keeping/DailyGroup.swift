public import Foundation

/// The app group of the daily recommendation: what its app side and its widget share.
public enum DailyGroup {
  /// Its identifier.
  public static let identifier = "group.almanac.daily"

  /// Its directory below Almanac's home: `<home>/groups/group.almanac.daily`.
  ///
  /// - Parameter home: The directory that `ALMANAC_HOME` names; whoever reads the environment passes it in.
  public static func container(home: URL) -> URL {
    home.appending(path: "groups", directoryHint: .isDirectory)
      .appending(path: identifier, directoryHint: .isDirectory)
  }
}
