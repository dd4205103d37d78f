import Diagnostics
public import Foundation

/// Where data come from.
public enum DailySource: Hashable, Sendable {
  /// A file, by its whole path.
  case file(path: String)
  /// An address, `http` or `https`.
  case address(URL)

  /// Reads a source as people write it: `https://…`, `file:///…`, or a path from the root.
  ///
  /// - Parameter directory: Where paths that do not begin with `/` begin; nil, and they are refused.
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

  /// As it was written, whole: what ``init(_:relativeTo:)`` reads.
  public var text: String {
    switch self {
    case .file(let path): path
    case .address(let url): url.absoluteString
    }
  }

  /// Its path, or its address without what is secret in it: for messages.
  public var name: String {
    switch self {
    case .file(let path): path
    case .address(let url): url.redacted
    }
  }
}
