import Diagnostics
import Graphics
import Snapshots

/// What one of our own strategies makes of a value.
struct DrawnValue {
  var content: Candidate.Content
  /// Pixels to the point.
  var scale = 1.0
  /// What was replaced or left out on the way.
  var diagnostics: [Diagnostic] = []
  var comparison = ImageComparison.exact
  /// What is to be said where the comparison fails.
  var remark: String?
}
