public import Foundation
import Synchronization

/// The pasteboard of this process only, initially empty. Apple's page: UIKit/UIPasteboard.
public final class UIPasteboard: Sendable {
  public static let general = UIPasteboard()

  private struct Content: Sendable {
    var strings: [String]?
    var url: URL?
    var image: UIImage?
    var color: UIColor?
  }

  private let content = Mutex(Content())

  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  public var strings: [String]? {
    get { content.withLock { $0.strings } }
    set { content.withLock { $0.strings = newValue } }
  }
  public var url: URL? {
    get { content.withLock { $0.url } }
    set { content.withLock { $0.url = newValue } }
  }
  public var image: UIImage? {
    get { content.withLock { $0.image } }
    set { content.withLock { $0.image = newValue } }
  }
  public var color: UIColor? {
    get { content.withLock { $0.color } }
    set { content.withLock { $0.color = newValue } }
  }
  public var hasStrings: Bool { strings?.isEmpty == false }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}
