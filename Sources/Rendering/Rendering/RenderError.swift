package import CairoPainting
import Foundation
package import ImageCodecs
package import Timelines
package import Typesetting

/// Why no picture came out: one case for each step of the way.
package enum RenderError: Error, CustomStringConvertible {
  /// The device has no widgets of this family, or the widget does not support it.
  case unsupportedFamily(WidgetFamily, supported: [WidgetFamily])
  /// The provider gave no entry.
  case emptyTimeline(kind: String)
  /// The provider did not answer in time.
  case noAnswer(kind: String, limit: Duration)
  /// The provider let go of its completion handler without calling it.
  case abandoned(kind: String)
  /// The code of the views did not end in time, or there is too much to be drawn.
  case overdue(kind: String, limit: Duration)
  /// Text cannot be set at all.
  case text(TextEngineError)
  /// Cairo failed.
  case painting(PaintingError)
  /// The picture cannot be written as a file.
  case encoding(PNGError)

  /// Whether the provider had no answer, so that a device would show the placeholder.
  package var isOfProvider: Bool {
    switch self {
    case .emptyTimeline, .noAnswer, .abandoned: true
    case .unsupportedFamily, .overdue, .text, .painting, .encoding: false
    }
  }

  /// One sentence without a full stop.
  package var description: String {
    switch self {
    case .unsupportedFamily(let family, let supported):
      "the widget cannot be drawn as \(family); it can as \(supported.map(\.description).joined(separator: ", "))"
    case .emptyTimeline(let kind): "the provider of \(kind) gave a timeline without entries"
    case .noAnswer(let kind, let limit):
      "the provider of \(kind) did not answer within \(limit.inSeconds); it may not have called its completion handler"
    case .abandoned(let kind):
      "the provider of \(kind) ended without calling its completion handler, as some do when the network does not answer"
    case .overdue(let kind, let limit):
      "drawing \(kind) did not finish within \(limit.inSeconds); its views may never return"
    case .text(let error): "\(error)"
    case .painting(let error): "\(error)"
    case .encoding(let error): "\(error)"
    }
  }
}

extension Duration {
  /// The duration in words: `30 seconds`, `0.5 seconds`.
  fileprivate var inSeconds: String {
    let seconds = self / .seconds(1)
    let number = seconds.formatted(
      .number.precision(.fractionLength(0...3)).locale(Locale(identifier: "en_US_POSIX")).grouping(.never))
    return seconds == 1 ? "1 second" : "\(number) seconds"
  }
}
