package import Foundation
package import Graphics

/// What a test drew or wrote, to be compared with its reference.
package struct Candidate: Sendable {
  package enum Content: Sendable {
    /// Its display list is kept in the reference, as text: a report can say in its lines what moved.
    case picture(Bitmap, DisplayList?)
    case text(String)
    /// The bytes of a file of another kind, and what tells a difference from those of the reference; nil for none.
    case data(Data, difference: @Sendable (Data) throws -> String?)
  }

  /// The snapshot's own name, unlike all others': `DayTests/medium.dark`.
  package var name: String
  package var content: Content
  /// Pixels to the point.
  package var scale: Double
  /// The test, in words that no other test has.
  package var test: String
  /// Where the assertion stands.
  package var source: SourceLine?

  package init(name: String, content: Content, scale: Double = 1, test: String, source: SourceLine? = nil) {
    (self.name, self.content, self.scale, self.test, self.source) = (name, content, scale, test, source)
  }

  /// The test and the assertion: in XCTest two classes of one file may have tests of one name.
  var place: String { source.map { "\(test) at \($0)" } ?? test }

  /// Why it may not be compared with anything, and not become a reference; nil where it may.
  var emptiness: String? {
    switch content {
    case .picture(let bitmap, _):
      if bitmap.pixelSize.isEmpty { return "the picture has no pixels" }
      return bitmap.isClear ? "the picture is empty: nothing is painted in it" : nil
    case .text(let text): return text.isEmpty ? "the text is empty" : nil
    case .data(let data, _): return data.isEmpty ? "there are no bytes" : nil
    }
  }

  /// Equal for equal contents, within this process.
  var fingerprint: Int {
    var hasher = Hasher()
    switch content {
    case .picture(let bitmap, _):
      hasher.combine(bitmap.pixelSize)
      bitmap.withBytes { hasher.combine(bytes: $0) }
    case .text(let text): hasher.combine(text)
    case .data(let data, _): hasher.combine(data)
    }
    return hasher.finalize()
  }
}

extension Bitmap {
  /// Whether nothing is painted anywhere.
  fileprivate var isClear: Bool {
    withBytes { bytes in bytes.bindMemory(to: UInt32.self).allSatisfy { $0 == 0 } }
  }
}
