package import Foundation
package import Graphics

/// The value that a test compares with its reference.
package struct Candidate: Sendable {
  package enum Content: Sendable {
    /// The reference contains its display list as text, so that a report can show what moved.
    case picture(Bitmap, DisplayList?)
    case text(String)
    /// The contents of a file of another kind, and a closure that describes the difference from the reference; `nil`
    /// for none.
    case data(Data, difference: @Sendable (Data) throws -> String?)
  }

  /// The snapshot's unique name: `DayTests/medium.dark`.
  package var name: String
  package var content: Content
  /// Pixels per point.
  package var scale: Double
  /// The test's unique name.
  package var test: String
  /// The location of the assertion.
  package var source: SourceLine?

  package init(name: String, content: Content, scale: Double = 1, test: String, source: SourceLine? = nil) {
    (self.name, self.content, self.scale, self.test, self.source) = (name, content, scale, test, source)
  }

  /// The test and the assertion: in XCTest two classes of one file may have tests of the same name.
  var place: String { source.map { "\(test) at \($0)" } ?? test }

  /// Why it may not be compared or recorded, if it is empty.
  var emptiness: String? {
    switch content {
    case .picture(let bitmap, _):
      if bitmap.pixelSize.isEmpty { return "the picture has no pixels" }
      return bitmap.isClear ? "the picture is empty: nothing is painted" : nil
    case .text(let text): return text.isEmpty ? "the text is empty" : nil
    case .data(let data, _): return data.isEmpty ? "the data are empty" : nil
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
  /// Whether every pixel is transparent.
  fileprivate var isClear: Bool {
    withBytes { bytes in bytes.bindMemory(to: UInt32.self).allSatisfy { $0 == 0 } }
  }
}
