package import Foundation
package import Graphics

/// What became of a snapshot that is not as it should be: what the report shows of it.
package struct ReportEntry: Sendable {
  /// What was compared.
  package enum Content: Sendable {
    /// `reference` is the file as it is; nil where there is none, or it cannot be read.
    case picture(reference: Data?, candidate: Bitmap, difference: ImageDifference?)
    case text(reference: String?, candidate: String)
    /// A reference that belongs to no snapshot, as it is; nil where it cannot be read.
    case stale(reference: Data?)
    /// Nothing could be drawn or compared; the message says why.
    case nothing
  }

  /// The snapshot's own, unlike all others': `DayTests/medium.dark`, `day/systemSmall-light`.
  package var name: String
  package var content: Content
  /// What is wrong, or that the reference was recorded: one or more sentences.
  package var message: String
  /// Whether the candidate is the reference from now on.
  package var isRecorded: Bool
  /// The reference's path, whether or not it is there.
  package var reference: String?
  /// Where the assertion stands.
  package var source: SourceLine?
  /// The display lists of both, as text, where they are known: what moved is said in their lines.
  package var displayLists: (reference: String, candidate: String)?
  /// Pixels to the point.
  package var scale: Double

  package init(
    name: String, content: Content, message: String, isRecorded: Bool = false, reference: String? = nil,
    source: SourceLine? = nil, displayLists: (reference: String, candidate: String)? = nil, scale: Double = 1
  ) {
    (self.name, self.content, self.message, self.isRecorded) = (name, content, message, isRecorded)
    (self.reference, self.source, self.displayLists, self.scale) = (reference, source, displayLists, scale)
  }
}

extension ReportEntry {
  /// Whether there is a candidate that another machine may draw otherwise.
  var isCompared: Bool {
    switch content {
    case .picture, .text: true
    case .stale, .nothing: false
    }
  }
}

/// A line of a source file.
package struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// Its path.
  package var file: String
  /// From 1 on.
  package var line: Int

  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  package var description: String { "\(file):\(line)" }
}
