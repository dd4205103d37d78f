public import Foundation

extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// Apple's page: SwiftUI/Path/trimmedPath(from:to:). The length is that of all subpaths, including closing lines.
  /// The fractions are limited to 0…1, and the result is empty if `to` is not greater than `from`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, from), min(1, to))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let subpaths = self.subpaths.map(MeasuredSubpath.init)
    let total = subpaths.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var trim = Trim(range: (from * total)...(to * total), tolerance: total * 1e-9)
    for subpath in subpaths { trim.add(subpath) }
    return trim.path
  }
}

/// A subpath and the length of each of its segments.
struct MeasuredSubpath {
  let subpath: Subpath
  let lengths: [CGFloat]
  let length: CGFloat

  init(_ subpath: Subpath) {
    self.subpath = subpath
    lengths = subpath.segments.map(\.length)
    length = lengths.reduce(0, +)
  }
}

extension PathSegment {
  /// SwiftUI measures a curve by seven chords: only with that number does the split of a circle at a fifth agree to
  /// the last printed digit (swiftui-web's goldens of macOS 26.2, `trim-circle-0.2-0.8`).
  private static let chords = 7

  var length: CGFloat {
    let points = points(chords: Self.chords)
    return zip(points, points.dropFirst()).reduce(0) { $0 + CGVector(from: $1.0, to: $1.1).length }
  }

  /// The parameter at which the length is `distance`.
  func parameter(at distance: CGFloat) -> CGFloat {
    let points = points(chords: Self.chords)
    var rest = distance
    for (index, (start, end)) in zip(points, points.dropFirst()).enumerated() {
      let length = CGVector(from: start, to: end).length
      if rest <= length, length > 0 { return (CGFloat(index) + rest / length) / CGFloat(points.count - 1) }
      rest -= length
    }
    return 1
  }
}

/// Collects the part of a path in a range of its length.
struct Trim {
  private let range: ClosedRange<CGFloat>
  private let tolerance: CGFloat
  private var position: CGFloat = 0
  private(set) var path = Path()

  init(range: ClosedRange<CGFloat>, tolerance: CGFloat) {
    self.range = range
    self.tolerance = tolerance
  }

  mutating func add(_ measured: MeasuredSubpath) {
    let isWhole =
      position >= range.lowerBound - tolerance && position + measured.length <= range.upperBound + tolerance
    if isWhole, measured.length > 0 {
      addWhole(measured.subpath)
      position += measured.length
      return
    }
    var isDrawing = false
    for (segment, length) in zip(measured.subpath.segments, measured.lengths) {
      let end = position + length
      if end > range.lowerBound + tolerance, position < range.upperBound - tolerance {
        let first = position < range.lowerBound - tolerance ? segment.parameter(at: range.lowerBound - position) : 0
        let last = end > range.upperBound + tolerance ? segment.parameter(at: range.upperBound - position) : 1
        let part = segment.part(from: first, to: last)
        if !isDrawing { path.move(to: part.start) }
        path.append([part.element])
        isDrawing = true
      }
      position = end
    }
  }

  private mutating func addWhole(_ subpath: Subpath) {
    path.move(to: subpath.start)
    path.append((subpath.isClosed ? subpath.segments.dropLast() : subpath.segments[...]).map(\.element))
    if subpath.isClosed { path.closeSubpath() }
  }
}
