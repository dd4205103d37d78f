import Foundation
import Graphics

/// What a piece of a text says once its surroundings are known. Each form of `Text` is one.
protocol TextSource: Hashable, Sendable {
  func segments(in surroundings: TextSurroundings) -> [TextSegment]
}

/// Characters in one style, or what stands in the place of one.
struct TextSegment: Sendable {
  var string: String
  var attributes = TextAttributes()
  /// Stands for the whole segment.
  var image: Image?
  /// A clock that runs.
  var isTimer = false

  init(_ string: String, attributes: TextAttributes = TextAttributes()) {
    self.string = string
    self.attributes = attributes
  }

  /// The segment in a style that only fills what its own leaves open.
  func inheriting(_ outer: TextAttributes) -> TextSegment {
    var copy = self
    copy.attributes = attributes.inheriting(outer)
    return copy
  }
}

/// A text that shows what it is given.
struct VerbatimText: TextSource {
  let string: String

  func segments(in surroundings: TextSurroundings) -> [TextSegment] { [TextSegment(string)] }
}

/// A part of a text in one style.
struct TextPiece: Sendable {
  var source: any TextSource
  var attributes = TextAttributes()

  func segments(in surroundings: TextSurroundings) -> [TextSegment] {
    source.segments(in: surroundings).map { $0.inheriting(attributes) }
  }
}

extension TextPiece: Equatable {
  static func == (a: TextPiece, b: TextPiece) -> Bool {
    AnyHashable(a.source) == AnyHashable(b.source) && a.attributes == b.attributes
  }
}
