import Foundation
import Graphics
import LayoutEngine

/// Into which layers a glyph of the font falls, which knows of none. SF's have the first as their primary layer.
enum SymbolLayering: Hashable, Sendable {
  /// One layer.
  case whole
  /// What lies inside of an outline is primary, the outline is secondary: lines on a sheet, a mark in a seal. Of a filled
  /// glyph these are the parts that are cut out.
  case inside
  /// The largest piece is primary, the others are secondary.
  case largestFirst
  /// The largest piece is secondary, the others are primary.
  case largestLast
}

extension Path {
  /// The layers of a glyph, back to front.
  func layers(_ layering: SymbolLayering, filled: Bool) -> [SymbolOutline.Layer] {
    func layer(_ path: Path, _ level: Int) -> SymbolOutline.Layer {
      SymbolOutline.Layer(inks: [.fill(path, evenOdd: false)], level: level)
    }
    let contours = nestedContours
    let (back, front): ([Path], [Path])
    switch layering {
    case .whole: return [layer(self, 0)]
    case .inside:
      let markDepth = filled ? 1 : 2
      back = contours.filter { $0.surroundings.count < markDepth }.map(\.contour)
      front = contours.filter { $0.surroundings.count >= markDepth }.map(\.contour)
    case .largestFirst, .largestLast:
      func area(_ index: Int) -> CGFloat {
        let bounds = contours[index].contour.boundingRect
        return bounds.width * bounds.height
      }
      let outermost = contours.indices.filter { contours[$0].surroundings.isEmpty }
      let largest = outermost.max { area($0) < area($1) } ?? 0
      func isLargest(_ index: Int) -> Bool { index == largest || contours[index].surroundings.contains(largest) }
      let piece = contours.indices.filter(isLargest).map { contours[$0].contour }
      let others = contours.indices.filter { !isLargest($0) }.map { contours[$0].contour }
      (back, front) = layering == .largestFirst ? (others, piece) : (piece, others)
    }
    guard !back.isEmpty, !front.isEmpty else { return [layer(self, 0)] }
    return [layer(back.joined, 1), layer(front.joined, 0)]
  }
}

extension [Path] {
  /// All in one.
  fileprivate var joined: Path { reduce(into: Path()) { $0.addPath($1) } }
}
