import Diagnostics
import Foundation

/// The chords of two paths, split where they meet, so that no two cross.
///
/// The winding numbers on either side of a piece are constant along it, so they are counted once for each piece.
struct ChordArrangement {
  /// The pieces, in the order of their paths.
  private let chords: [Chord]
  private static let mostChords = 6000
  private static let rounds = 4

  /// Nil, and reported, for paths with too many chords.
  init?(_ first: Path, _ second: Path, closingFirst: Bool) {
    var chords = Self.chords(of: first, isSecond: false, isClosing: closingFirst)
    chords += Self.chords(of: second, isSecond: true, isClosing: true)
    // Intersections are rounded to the grid, which can create new ones; a few rounds resolve all that are far enough
    // apart.
    for _ in 0..<Self.rounds {
      guard chords.count <= Self.mostChords else {
        DiagnosticLog.current.report(
          Diagnostic(
            id: "path.too-complex",
            message: "a path of more than \(Self.mostChords) chords was not combined with another"))
        return nil
      }
      guard let split = Self.split(chords) else { break }
      chords = split
    }
    self.chords = chords
  }

  private static func chords(of path: Path, isSecond: Bool, isClosing: Bool) -> [Chord] {
    (path.validated?.subpaths ?? []).flatMap { subpath in
      var points = [subpath.start] + subpath.segments.flatMap { $0.points(tolerance: 0.01).dropFirst() }
      if isClosing { points.append(subpath.start) }
      let grid = points.map(GridPoint.init)
      return zip(grid, grid.dropFirst()).compactMap { $0 == $1 ? nil : Chord(start: $0, end: $1, isSecond: isSecond) }
    }
  }

  /// The chords split where they meet; nil if they do not.
  private static func split(_ chords: [Chord]) -> [Chord]? {
    func low(_ index: Int) -> Int { min(chords[index].start.x, chords[index].end.x) - 1 }
    func high(_ index: Int) -> Int { max(chords[index].start.x, chords[index].end.x) + 1 }
    let order = chords.indices.sorted { (low($0), $0) < (low($1), $1) }
    var meetings: [Int: [GridPoint]] = [:]
    for (place, a) in order.enumerated() {
      for b in order[(place + 1)...] {
        if low(b) > high(a) { break }
        let points = chords[a].intersections(with: chords[b])
        guard !points.isEmpty else { continue }
        meetings[a, default: []] += points
        meetings[b, default: []] += points
      }
    }
    var isSplit = false
    let result = chords.indices.flatMap { index -> [Chord] in
      guard let points = meetings[index] else { return [chords[index]] }
      let pieces = chords[index].split(at: points)
      if pieces.count > 1 { isSplit = true }
      return pieces
    }
    return isSplit ? result : nil
  }

  /// The outline of the area for which `isInside` returns true, given whether it is in the first and in the second
  /// path.
  func outline(eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    var edges: [PathEdge: Windings] = [:]
    var order: [PathEdge] = []
    for chord in chords {
      let edge = PathEdge(chord)
      if edges[edge] == nil { order.append(edge) }
      edges[edge, default: Windings()].add(edge.isForward(chord) ? 1 : -1, isSecond: chord.isSecond)
    }
    var loops = LoopTracer()
    for edge in order {
      guard let own = edges[edge] else { continue }
      let far = windings(beside: edge)
      let (isFar, isNear) = (far.isInside(eoFill, isInside), far.adding(own).isInside(eoFill, isInside))
      // Outlines are clockwise: the inside is on the right.
      if isNear != isFar { loops.add(edge, isForward: edge.isFlat ? isFar : isNear) }
    }
    return loops.path
  }

  /// The pieces of the first path's line inside of the second path, or those outside.
  func line(eoFill: Bool, keepsInside: Bool) -> Path {
    let area = Set(chords.filter(\.isSecond).map(PathEdge.init))
    var path = Path()
    var end: GridPoint?
    for chord in chords where !chord.isSecond {
      let edge = PathEdge(chord)
      // A line along the edge of the area is inside.
      let isInside = area.contains(edge) || windings(beside: edge).isInside(eoFill) { $1 }
      guard isInside == keepsInside else { continue }
      if end != chord.start { path.move(to: chord.start.point) }
      path.addLine(to: chord.end.point)
      end = chord.end
    }
    return path
  }

  /// The winding numbers on the far side of `edge`: the right one, or the lower one of a flat edge.
  private func windings(beside edge: PathEdge) -> Windings {
    func along(_ point: GridPoint) -> CGFloat { CGFloat(edge.isFlat ? point.y : point.x) }
    func level(_ point: GridPoint) -> CGFloat { CGFloat(edge.isFlat ? point.x : point.y) }
    let place = (along(edge.start) + along(edge.end)) / 2
    let height = (level(edge.start) + level(edge.end)) / 2
    var result = Windings()
    for chord in chords {
      let (from, to) = (level(chord.start), level(chord.end))
      guard (from <= height) != (to <= height), PathEdge(chord) != edge else { continue }
      let crossing = along(chord.start) + (height - from) / (to - from) * (along(chord.end) - along(chord.start))
      if crossing > place { result.add(to > from ? 1 : -1, isSecond: chord.isSecond) }
    }
    return result
  }
}
