package import CairoPainting
import Foundation
package import ImageCodecs
package import ImagePipeline
package import Timelines
package import Typesetting
package import Widgets

/// An error that prevents a picture: one case for each step.
package enum RenderError: Error, CustomStringConvertible {
  /// The device or the widget does not support the family.
  case unsupportedFamily(WidgetFamily, supported: [WidgetFamily])
  /// Only a control is on or off, and a Live Activity has no placeholder.
  case unsupportedState(RenderRequest.State, kind: String)
  /// Live Activities and controls have their own colours everywhere.
  case unsupportedMode(WidgetRenderingMode, WidgetFamily)
  /// The family, the device or the widget does not have the look.
  case unsupportedLook(WidgetLook, supported: String)
  /// The image behind the widget cannot be drawn.
  case backdrop(path: String, ImageError)
  case emptyTimeline(kind: String)
  /// The provider's answer has fewer entries.
  case missingEntry(Int, kind: String, count: Int)
  case noAnswer(kind: String, limit: Duration)
  /// The provider released its completion handler without calling it.
  case abandoned(kind: String)
  /// The views' code did not finish in time, or drawing takes too long.
  case timedOut(kind: String, limit: Duration)
  /// An intent failed, for this reason.
  case intent(String, String)
  /// An intent did not end in time.
  case intentTimedOut(String, limit: Duration)
  /// The text engine is not available.
  case text(TextEngineError)
  case painting(PaintingError)
  case encoding(CodecFailure)

  /// Whether the provider failed, in which case a device would show the placeholder.
  package var isOfProvider: Bool {
    switch self {
    case .emptyTimeline, .noAnswer, .abandoned: true
    case .unsupportedFamily, .unsupportedState, .unsupportedMode, .unsupportedLook, .backdrop, .missingEntry,
      .timedOut, .intent, .intentTimedOut, .text, .painting, .encoding:
      false
    }
  }

  /// Whether a file cannot be read, and not only drawn.
  package var isUnreadableFile: Bool {
    switch self {
    case .backdrop(_, .missing), .backdrop(_, .isDirectory), .backdrop(_, .notAFile), .backdrop(_, .unreadable): true
    default: false
    }
  }

  package var description: String {
    switch self {
    case .unsupportedFamily(let family, let supported):
      "the widget does not support \(family); supported: \(supported.map(\.description).joined(separator: ", "))"
    case .unsupportedState(.placeholder, let kind): "\(kind) is a Live Activity, which has no placeholder"
    case .unsupportedState(let state, let kind): "\(kind) is not a control, so it has no state '\(state.rawValue)'"
    case .unsupportedMode(let mode, let family): "\(family) is always in full colour, so it has no mode '\(mode)'"
    case .unsupportedLook(let look, let supported): "the look \(look.rawValue) is for \(supported)"
    case .backdrop(let path, let error): "\(path): \(error)"
    case .emptyTimeline(let kind): "the provider of \(kind) returned a timeline without entries"
    case .missingEntry(let entry, let kind, let count):
      "the provider of \(kind) returned \(count) \(count == 1 ? "entry" : "entries"), and none at \(entry); the first is 0"
    case .noAnswer(let kind, let limit):
      "the provider of \(kind) did not return within \(limit.inSeconds); it may not have called its completion handler"
    case .abandoned(let kind):
      "the provider of \(kind) ended without calling its completion handler, as some do when the network fails"
    case .timedOut(let kind, let limit):
      "drawing \(kind) did not finish within \(limit.inSeconds); its views may never return"
    case .intent(let name, let reason): "\(name) failed: \(reason)"
    case .intentTimedOut(let name, let limit): "\(name) did not end within \(limit.inSeconds)"
    case .text(let error): "\(error)"
    case .painting(let error): "\(error)"
    case .encoding(let error): "\(error)"
    }
  }
}

extension Duration {
  /// The duration as text: `30 seconds`, `0.5 seconds`.
  var inSeconds: String {
    let seconds = self / .seconds(1)
    let number = seconds.formatted(
      .number.precision(.fractionLength(0...9)).locale(Locale(identifier: "en_US_POSIX")).grouping(.never))
    return seconds == 1 ? "1 second" : "\(number) seconds"
  }
}
