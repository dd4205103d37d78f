public import Foundation

/// The app group of the daily recommendation, shared by its app side and its widget.
public enum DailyGroup {
  public static let identifier = "group.almanac.daily"

  /// Its folder below the home folder: `<home>/groups/group.almanac.daily`.
  ///
  /// - Parameter home: The folder that `ALMANAC_HOME` names. The environment is not read here.
  public static func container(home: URL) -> URL {
    home.appending(path: "groups", directoryHint: .isDirectory)
      .appending(path: identifier, directoryHint: .isDirectory)
  }
}
