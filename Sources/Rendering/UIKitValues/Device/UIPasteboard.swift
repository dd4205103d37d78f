public import Foundation
import Synchronization

/// What was copied. Here it is a program's own: nothing leaves it, and nothing was there before.
/// Apple's page: UIKit/UIPasteboard.
public final class UIPasteboard: Sendable {
  /// The only one.
  public static let general = UIPasteboard()

  private struct Content: Sendable {
    var strings: [String]?
    var url: URL?
    var image: UIImage?
    var color: UIColor?
  }

  private let content = Mutex(Content())

  /// The first text.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts.
  public var strings: [String]? {
    get { content.withLock { $0.strings } }
    set { content.withLock { $0.strings = newValue } }
  }
  /// The address.
  public var url: URL? {
    get { content.withLock { $0.url } }
    set { content.withLock { $0.url = newValue } }
  }
  /// The picture.
  public var image: UIImage? {
    get { content.withLock { $0.image } }
    set { content.withLock { $0.image = newValue } }
  }
  /// The colour.
  public var color: UIColor? {
    get { content.withLock { $0.color } }
    set { content.withLock { $0.color = newValue } }
  }
  /// Whether there is a text.
  public var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }
}
