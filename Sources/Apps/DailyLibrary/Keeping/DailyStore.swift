public import Foundation
import ImagePipeline
import JSONText
import SystemIO

/// The current source, and the last valid data of each source, shared by the app side and the widget.
public struct DailyStore: Sendable {
  /// The group's container, created when something is saved.
  public let container: URL

  /// A store in the container of ``DailyGroup``.
  public init(container: URL) { self.container = container }

  var kept: CachedDailyData { CachedDailyData(container: container) }

  private struct Setting: Codable {
    var source: String
  }

  private var settingPath: String { container.appending(path: "source.json").path }

  /// The current source; nil if none was set.
  ///
  /// - Throws: `DailyError.unreadable` if the setting exists, but cannot be read, `.unusableSource`.
  public func source() throws(DailyError) -> DailySource? {
    PrivateFile.restrictPermissions(settingPath, container.path)
    let data: Data
    do throws(ImageError) {
      data = try ImageFile.contents(ofFile: settingPath, limit: 1 << 16)
    } catch {
      if error == .missing {
        // A file in place of the folder is an error, not a missing setting.
        var status = stat()
        guard stat(settingPath, &status) != 0, errno == ENOTDIR else { return nil }
        throw .unreadable(source: settingPath, reason: "a file is in the place of its folder")
      }
      throw .unreadable(source: settingPath, reason: "\(error)")
    }
    guard let setting = try? JSONDecoder().decode(Setting.self, from: data) else {
      throw .unreadable(source: settingPath, reason: "invalid setting")
    }
    return try DailySource(setting.source)
  }

  /// Sets the source of widgets that do not specify one.
  ///
  /// - Throws: `DailyError.cannotCreate`, `.inputOutput`.
  public func set(_ source: DailySource) throws(DailyError) {
    guard let data = try? JSONEncoder.stable(isPretty: false).encode(Setting(source: source.text)) else { return }
    try GroupFolder.write(data + Data("\n".utf8), to: settingPath)
  }

  /// The data available without the network: those of a file, or the last valid ones.
  ///
  /// Reports nothing, because lists of options have no place for diagnostics.
  /// - Parameter text: The source as written (default: the current one).
  public func availableData(of text: String? = nil) -> DailyData? {
    guard let source = try? resolved(text) else { return nil }
    if case .file = source, let bytes = try? source.fileContents(), let reading = try? DailyReading(bytes, of: source) {
      return reading.data
    }
    return kept.copy(of: source).flatMap { try? DailyReading($0.bytes, of: source) }?.data
  }

  /// The source `text`, or else the current one.
  ///
  /// - Throws: `DailyError.noSource`, `.unusableSource`, `.unreadable`.
  func resolved(_ text: String?) throws(DailyError) -> DailySource {
    if let text, !text.isEmpty { return try DailySource(text) }
    guard let source = try source() else { throw .noSource }
    return source
  }
}
