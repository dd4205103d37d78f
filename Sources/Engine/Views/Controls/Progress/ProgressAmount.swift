import Foundation
import LayoutEngine

/// What a progress view knows of what is done.
enum ProgressAmount {
  /// Nothing: work of unknown length.
  case none
  /// A fraction, or none yet.
  case given(Double?, hasValue: Bool)
  /// As much as there is of an interval at the picture's date.
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
      // An interval without length is over as soon as it begins.
      let done = length > 0 ? min(max(elapsed / length, 0), 1) : (elapsed < 0 ? 0 : 1)
      return countsDown ? 1 - done : done
    }
  }

  /// When the fraction is to be drawn anew; nil for never. An interval runs on without a pause: it is looked at each second,
  /// and less often where a second is less than can be seen.
  func nextChange(after now: Date) -> Date? {
    guard case .timer(let interval, _) = self, now < interval.upperBound else { return nil }
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    // Half a pixel of the widest bar. Beyond a century nothing moves.
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

/// Gives the parts of a progress view to the style of its place.
struct ProgressBody<Label: View, CurrentValueLabel: View>: View {
  let amount: ProgressAmount
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.currentDate) private var currentDate

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

/// Content that looks different from a date on, as a text that counts does.
private struct ChangingContent<Content: View>: PrimitiveView {
  let content: Content
  let nextChange: Date?

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    TextSurroundings(context.environment, context: context).notesChange(at: nextChange)
    return content._lower(in: context)
  }
}
