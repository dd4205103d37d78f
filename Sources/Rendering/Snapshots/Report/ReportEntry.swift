package import Foundation
package import Graphics

/// A failed or recorded snapshot in the report.
package struct ReportEntry: Sendable {
  package enum Content: Sendable {
    /// `reference` is the file's contents; `nil` if it is missing or unreadable.
    case picture(reference: Data?, candidate: Bitmap, difference: ImageDifference?)
    case text(reference: String?, candidate: String)
    /// The contents of a reference that does not belong to any snapshot; `nil` if it is unreadable.
    case stale(reference: Data?)
    /// Nothing could be drawn or compared; the message states why.
    case nothing
  }

  /// The unique name: `DayTests/medium.dark`, `day/systemSmall-light`.
  package var name: String
  package var content: Content
  /// The failure, or that the reference was recorded, in one or more sentences.
  package var message: String
  /// Whether the candidate was recorded as the reference.
  package var isRecorded: Bool
  /// The reference's path, whether or not it exists.
  package var reference: String?
  /// The location of the assertion.
  package var source: SourceLine?
  /// The display lists of both, if they are known, to show what moved.
  package var displayLists: (reference: String, candidate: String)?
  /// Pixels per point.
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
  package var file: String
  /// From 1.
  package var line: Int

  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  package var description: String { "\(file):\(line)" }
}
