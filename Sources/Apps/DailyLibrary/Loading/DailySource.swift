import Diagnostics
public import Foundation

/// The source of data.
public enum DailySource: Hashable, Sendable {
  /// A file, by absolute path.
  case file(path: String)
  /// An `http` or `https` URL.
  case address(URL)

  /// Parses `https://…`, `file:///…`, or a path.
  ///
  /// - Parameter directory: The base of relative paths. If it is nil, they are invalid.
  /// - Throws: `DailyError.unusableSource`.
  public init(_ text: String, relativeTo directory: String? = nil) throws(DailyError) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, !text.utf8.contains(0) else { throw .unusableSource(text) }
    guard text.contains("://") else {
      guard let path = text.hasPrefix("/") ? text : directory.map({ "\($0)/\(text)" }) else {
        throw .unusableSource(text)
      }
      self = .file(path: URL(filePath: path).standardizedFileURL.path)
      return
    }
    guard let url = URL(string: text) else { throw .unusableSource(text) }
    switch url.scheme?.lowercased() {
    case "http", "https": self = .address(url)
    case "file": self = .file(path: url.standardizedFileURL.path)
    default: throw .unusableSource(url.redacted)
    }
  }

  /// The complete source, in the form that ``init(_:relativeTo:)`` parses.
  public var text: String {
    switch self {
    case .file(let path): path
    case .address(let url): url.absoluteString
    }
  }

  /// For messages: the path, or the URL without secrets.
  public var name: String {
    switch self {
    case .file(let path): path
    case .address(let url): url.redacted
    }
  }
}
