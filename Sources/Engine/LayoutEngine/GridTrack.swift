package import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
package struct GridTrack {
  /// How long the track is across the grid.
  package enum Length {
    case fixed(CGFloat)
    /// A share of the remaining room, within limits.
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as fit in a share of the remaining room.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  let length: Length
  /// The distance to the next track in points; nil for the default.
  let spacing: CGFloat?
  /// The alignment of the track's cells, instead of the grid's.
  let alignment: Alignment?

  package init(_ length: Length, spacing: CGFloat?, alignment: Alignment?) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }

  struct Resolved {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private var gap: CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.standardDistance }

  /// The tracks in `room`: fixed ones first, then each takes an equal share of what is left.
  ///
  /// objc.io found this rule ("SwiftUI's Grid Views", 2020); swiftui-web measured that a track limited by its maximum
  /// gives nothing back to earlier ones.
  static func resolve(_ tracks: [GridTrack], room: CGFloat?) -> [Resolved] {
    var left = (room ?? 0) - tracks.dropLast().reduce(0) { $0 + $1.gap }
    var sharing = 0
    for track in tracks {
      if case .fixed(let length) = track.length { left -= max(0, length) } else { sharing += 1 }
    }
    var start: CGFloat = 0
    var result: [Resolved] = []
    for track in tracks {
      let share = sharing > 0 ? max(0, left) / CGFloat(sharing) : 0
      let lengths = track.lengths(share: share)
      for length in lengths {
        result.append(Resolved(start: start, length: length, alignment: track.alignment))
        start += length + track.gap
      }
      if case .fixed = track.length { continue }
      sharing -= 1
      left -= lengths.reduce(0, +) + CGFloat(lengths.count - 1) * track.gap
    }
    return result
  }

  private func lengths(share: CGFloat) -> [CGFloat] {
    switch length {
    case .fixed(let length): return [length.isFinite ? max(0, length) : 0]
    case .flexible(let minimum, let maximum): return [clamped(share, minimum, maximum)]
    case .adaptive(let minimum, let maximum):
      let least = max(minimum.isFinite ? minimum : 10, 1)
      let fitting = (share + gap) / (least + gap)
      // No picture has room for more than a thousand tracks.
      let count = fitting.isFinite && fitting >= 1 ? Int(min(fitting + 1e-9, 1000)) : 1
      let length = (share - CGFloat(count - 1) * gap) / CGFloat(count)
      return Array(repeating: clamped(length, minimum, maximum), count: count)
    }
  }

  private func clamped(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let least = minimum.isFinite ? max(0, minimum) : 0
    let clamped = min(max(length, least), max(least, maximum.isNaN ? least : maximum))
    return clamped.isFinite ? clamped : least
  }
}
