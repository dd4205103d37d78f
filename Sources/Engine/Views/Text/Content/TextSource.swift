import Foundation
import Graphics

/// A piece of a text, resolved when its surroundings are known. Each form of `Text` has one.
protocol TextSource: Hashable, Sendable {
  func segments(in surroundings: TextContext) -> [TextSegment]
}

/// Characters of one style, or what replaces them.
struct TextSegment: Sendable {
  var string: String
  var attributes = TextAttributes()
  /// Replaces the whole segment.
  var image: Image?
  /// Whether the segment is a running timer.
  var isTimer = false

  init(_ string: String, attributes: TextAttributes = TextAttributes()) {
    self.string = string
    self.attributes = attributes
  }

  /// Adds attributes that the segment does not have.
  func inheriting(_ outer: TextAttributes) -> TextSegment {
    var copy = self
    copy.attributes = attributes.inheriting(outer)
    return copy
  }
}

struct VerbatimText: TextSource {
  let string: String

  func segments(in surroundings: TextContext) -> [TextSegment] { [TextSegment(string)] }
}

/// A part of a text with one style.
struct TextPiece: Sendable {
  var source: any TextSource
  var attributes = TextAttributes()

  func segments(in surroundings: TextContext) -> [TextSegment] {
    source.segments(in: surroundings).map { $0.inheriting(attributes) }
  }
}

extension TextPiece: Equatable {
  static func == (a: TextPiece, b: TextPiece) -> Bool {
    AnyHashable(a.source) == AnyHashable(b.source) && a.attributes == b.attributes
  }
}
