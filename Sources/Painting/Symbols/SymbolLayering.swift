import Foundation
import Graphics
import LayoutEngine

/// How a glyph of the font, which has no layers, is divided into layers. The first one is primary, as in SF.
///
/// A piece is an outermost outline with everything inside it.
enum SymbolLayering: Hashable, Sendable {
  /// One layer.
  case whole
  /// What lies inside an outline is primary, the outline is secondary: lines on a sheet, a mark in a seal. In a
  /// filled glyph these are the parts that are cut out.
  case inside
  /// The same, for a glyph whose filled form keeps the outline: a chip on a card.
  case deepInside
  /// The largest piece is primary, the others are secondary.
  case largestFirst
  /// The largest piece is secondary, the others are primary.
  case largestLast
  /// The centre piece is primary, the others are secondary.
  case middleFirst
  /// The centre piece is secondary, the others are primary.
  case middleLast
  /// The leftmost pieces are primary, those to the right of them secondary, then tertiary.
  case rightwards
  /// The topmost pieces are primary, those below them secondary, then tertiary.
  case downwards
}

extension Path {
  /// The layers of a glyph, back to front.
  func layers(_ layering: SymbolLayering, filled: Bool) -> [SymbolOutline.Layer] {
    let levels: [[Path]]
    switch layering {
    case .whole: levels = []
    case .inside: levels = marks(atDepth: filled ? 1 : 2)
    case .deepInside: levels = marks(atDepth: 2)
    case .largestFirst: levels = piecesApart { $0.width * $0.height }
    case .largestLast: levels = piecesApart { $0.width * $0.height }.reversed()
    case .middleFirst: levels = piecesApart { -$0.distance(to: boundingRect) }
    case .middleLast: levels = piecesApart { -$0.distance(to: boundingRect) }.reversed()
    case .rightwards: levels = pieceRows(by: \.minX)
    case .downwards: levels = pieceRows(by: \.minY)
    }
    guard levels.count > 1, levels.allSatisfy({ !$0.isEmpty }) else {
      return [SymbolOutline.Layer(inks: [.fill(self, evenOdd: false)])]
    }
    return levels.enumerated().reversed().map { level, paths in
      SymbolOutline.Layer(inks: [.fill(paths.joined, evenOdd: false)], level: level)
    }
  }

  /// What lies in at least `depth` outlines, then the rest.
  private func marks(atDepth depth: Int) -> [[Path]] {
    let contours = nestedContours
    return [
      contours.filter { $0.surroundings.count >= depth }.map(\.contour),
      contours.filter { $0.surroundings.count < depth }.map(\.contour),
    ]
  }

  /// Each outermost outline with what is inside.
  private var wholePieces: [Path] {
    let contours = nestedContours
    return contours.indices.filter { contours[$0].surroundings.isEmpty }.map { outermost in
      contours.indices.filter { $0 == outermost || contours[$0].surroundings.contains(outermost) }
        .map { contours[$0].contour }.joined
    }
  }

  /// The piece with the highest rank, then the others.
  private func piecesApart(by rank: (CGRect) -> CGFloat) -> [[Path]] {
    let pieces = wholePieces
    guard let chosen = pieces.indices.max(by: { rank(pieces[$0].boundingRect) < rank(pieces[$1].boundingRect) })
    else { return [] }
    return [[pieces[chosen]], pieces.indices.filter { $0 != chosen }.map { pieces[$0] }]
  }

  /// The pieces by their edge, in up to three groups of similar positions.
  private func pieceRows(by edge: KeyPath<CGRect, CGFloat>) -> [[Path]] {
    var rows: [[Path]] = []
    var start = -CGFloat.infinity
    for (place, piece) in wholePieces.map({ ($0.boundingRect[keyPath: edge], $0) }).sorted(by: { $0.0 < $1.0 }) {
      if place - start > 20, rows.count < 3 {
        rows.append([piece])
        start = place
      } else {
        rows[rows.count - 1].append(piece)
      }
    }
    return rows
  }
}

extension CGRect {
  /// Between the centres of two rectangles.
  fileprivate func distance(to other: CGRect) -> CGFloat { hypot(midX - other.midX, midY - other.midY) }
}

extension [Path] {
  fileprivate var joined: Path { reduce(into: Path()) { $0.addPath($1) } }
}
