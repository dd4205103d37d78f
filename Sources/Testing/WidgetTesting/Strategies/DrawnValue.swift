import Diagnostics
import Graphics
import Snapshots

/// A value as one of the built-in strategies draws it.
struct DrawnValue {
  var content: Candidate.Content
  /// Pixels per point.
  var scale = 1.0
  /// What was replaced or left out.
  var diagnostics: [Diagnostic] = []
  var comparison = ImageComparison.exact
  /// A note to add if the comparison fails.
  var note: String?
}
