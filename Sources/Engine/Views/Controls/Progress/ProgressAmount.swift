import Diagnostics
import Foundation
import Graphics
import LayoutEngine

enum ProgressAmount {
  /// Indeterminate.
  case none
  /// A fraction, or nil if it is not known yet.
  case given(Double?, hasValue: Bool)
  /// The part of an interval that has passed at the picture's date.
  case timer(ClosedRange<Date>, countsDown: Bool)

  init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
    let fraction = value.flatMap { Fraction.of($0, from: 0, to: total, in: "ProgressView") }
    self = .given(fraction, hasValue: true)
  }

  func fraction(at date: Date) -> Double? {
    switch self {
    case .none: return nil
    case .given(let fraction, _): return fraction
    case .timer(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let elapsed = date.timeIntervalSince(interval.lowerBound)
      // An empty interval is over at once.
      let done = length > 0 ? min(max(elapsed / length, 0), 1) : (elapsed < 0 ? 0 : 1)
      return countsDown ? 1 - done : done
    }
  }

  /// When to draw the fraction again; nil for never. An interval updates each second, or less often if a second is
  /// not visible.
  func nextChange(after now: Date) -> Date? {
    guard case .timer(let interval, _) = self, now < interval.upperBound else { return nil }
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    // Half a pixel of the widest bar, at most a century.
    let step = min(max((length / 2000).rounded(.down), 1), 3_155_760_000)
    let elapsed = max(now.timeIntervalSince(interval.lowerBound), 0)
    let next = interval.lowerBound + ((elapsed / step).rounded(.down) + 1) * step
    return min(next > now ? next : next + step, interval.upperBound)
  }

  var hasValue: Bool {
    switch self {
    case .none: false
    case .given(_, let hasValue): hasValue
    case .timer: true
    }
  }
}

/// Passes the parts of a progress view to the current style.
struct ProgressBody<Label, CurrentValueLabel> {
  let amount: ProgressAmount
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.currentDate) private var currentDate
}

extension ProgressBody: View where Label: View, CurrentValueLabel: View {
  var body: some View {
    let fraction = amount.fraction(at: currentDate)
    let control = StyledControl(\.progressViewStyle) { [amount, label, currentValueLabel] scope in
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: scope.optional(label).map { .init(part: $0) },
        currentValueLabel: scope.optional(currentValueLabel).map { .init(part: $0) }, hasValue: amount.hasValue)
    }
    return ChangingContent(content: control, nextChange: amount.nextChange(after: currentDate))
  }
}

/// Content that changes at a date, like a text that counts time.
private struct ChangingContent<Content> {
  let content: Content
  let nextChange: Date?
}

extension ChangingContent: View, PrimitiveView where Content: View {
  typealias Body = Never

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    TextContext(context.environment, context: context).recordChange(at: nextChange)
    return content._lower(in: context)
  }
}

/// The position of a value within bounds, 0…1.
enum Fraction {
  /// The fraction, clamped to the bounds; nil, with a diagnostic that names `control`, if the value is NaN, a
  /// bound is not finite, or the range is empty.
  static func of<Value: BinaryFloatingPoint>(
    _ value: Value, from lower: Value, to upper: Value, in control: String
  ) -> Double? {
    let (value, lower, upper) = (Double(value), Double(lower), Double(upper))
    // Halved, because the distance of two finite numbers may overflow.
    let fraction = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
    guard lower.isFinite, upper.isFinite, lower < upper, !value.isNaN, !fraction.isNaN else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "control.invalid-value", message: "invalid value \(value) in the range \(lower)...\(upper); drawn empty",
          subject: control))
      return nil
    }
    return min(max(fraction, 0), 1)
  }
}
