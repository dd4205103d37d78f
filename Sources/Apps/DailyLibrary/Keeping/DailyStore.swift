import ImagePipeline
import JSONText
import SystemIO
public import Foundation

/// What the app side and the widget share: the source that was set, and the last good data of each source.
public struct DailyStore: Sendable {
  /// The group's container. It need not exist before something is saved.
  public let container: URL

  /// A store in the container of ``DailyGroup``.
  public init(container: URL) { self.container = container }

  var kept: KeptData { KeptData(container: container) }

  private struct Setting: Codable {
    var source: String
  }

  private var settingPath: String { container.appending(path: "source.json").path }

  /// The source that was set; nil before one was.
  ///
  /// - Throws: `DailyError.unreadable` where there is a setting that cannot be read, `.unusableSource`.
  public func source() throws(DailyError) -> DailySource? {
    PrivateFile.tighten(settingPath, container.path)
    let data: Data
    do throws(ImageError) {
      data = try ImageFile.contents(ofFile: settingPath, limit: 1 << 16)
    } catch {
      if error == .missing {
        // A file in place of a folder is no lack of a setting.
        var status = stat()
        guard stat(settingPath, &status) != 0, errno == ENOTDIR else { return nil }
        throw .unreadable(source: settingPath, reason: "a file stands where a folder should be")
      }
      throw .unreadable(source: settingPath, reason: "\(error)")
    }
    guard let setting = try? JSONDecoder().decode(Setting.self, from: data) else {
      throw .unreadable(source: settingPath, reason: "this is no setting of a source")
    }
    return try DailySource(setting.source)
  }

  /// Sets the source that widgets show which name none themselves.
  ///
  /// - Throws: `DailyError.cannotCreate`, `.inputOutput`.
  public func set(_ source: DailySource) throws(DailyError) {
    guard let data = try? JSONEncoder.stable(isPretty: false).encode(Setting(source: source.text)) else { return }
    try GroupFolder.write(data + Data("\n".utf8), to: settingPath)
  }

  /// The data that are here without the network: of a file, or the last good ones; nil where there are none.
  ///
  /// Nothing is reported: what offers choices has nobody to tell.
  /// - Parameter text: The source as it is written; nil for the one that was set.
  public func knownData(of text: String? = nil) -> DailyData? {
    guard let source = try? resolved(text) else { return nil }
    if case .file = source, let bytes = try? source.fileContents(), let reading = try? DailyReading(bytes, of: source) {
      return reading.data
    }
    return kept.copy(of: source).flatMap { try? DailyReading($0.bytes, of: source) }?.data
  }

  /// The source that `text` names, else the one that was set.
  ///
  /// - Throws: `DailyError.noSource`, `.unusableSource`, `.unreadable`.
  func resolved(_ text: String?) throws(DailyError) -> DailySource {
    if let text, !text.isEmpty { return try DailySource(text) }
    guard let source = try source() else { throw .noSource }
    return source
  }
}
