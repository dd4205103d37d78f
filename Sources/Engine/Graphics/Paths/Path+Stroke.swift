import Foundation

extension Path {
  /// The outline of the line that `style` draws along the path, for filling with the winding rule.
  ///
  /// Apple's page: SwiftUI/Path/strokedPath(_:). Curves are offset as curves. Empty for a width that is not positive.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style: style)
    for subpath in dashed(style) { outline.add(subpath) }
    return outline.path
  }

  /// The subpaths, divided into the style's dashes.
  private func dashed(_ style: StrokeStyle) -> [Subpath] {
    let subpaths = self.subpaths
    guard let pattern = DashPattern(style) else { return subpaths }
    return subpaths.flatMap { subpath -> [Subpath] in
      let measured = MeasuredSubpath(subpath)
      guard measured.length > 0, measured.length / pattern.length < DashPattern.mostRepeats else { return [subpath] }
      return pattern.dashes(along: measured.length).flatMap { dash in
        var trim = Trim(range: dash, tolerance: measured.length * 1e-9)
        trim.add(measured)
        return trim.path.subpaths
      }
    }
  }
}

/// The valid dash pattern of a style.
struct DashPattern {
  /// An even number of lengths, dash first.
  private let lengths: [CGFloat]
  private let phase: CGFloat
  /// The length of one repetition, greater than zero.
  let length: CGFloat

  /// The maximum number of repetitions in a subpath; beyond it, the line is solid.
  static let mostRepeats: CGFloat = 100_000

  /// Nil for a solid line, and for invalid lengths: negative ones, or none above zero.
  init?(_ style: StrokeStyle) {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    // An odd number is repeated, as dashes and as gaps.
    lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    length = lengths.reduce(0, +)
    guard length > 0, length.isFinite else { return nil }
    phase = style.dashPhase.isFinite ? style.dashPhase : 0
  }

  /// The dashes of a line, as ranges of its length.
  func dashes(along total: CGFloat) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    var position = -phase.truncatingRemainder(dividingBy: length)
    if position > 0 { position -= length }
    var isDash = true
    while position < total {
      for length in lengths {
        let end = position + length
        if isDash, end > 0 || (length == 0 && position >= 0), position < total {
          result.append(max(0, position)...min(total, end))
        }
        position = end
        isDash.toggle()
      }
    }
    return result
  }
}
