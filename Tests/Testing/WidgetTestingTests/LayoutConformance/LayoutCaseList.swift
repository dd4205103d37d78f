// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance; do not edit.

extension LayoutCase {
  /// The cases of all files.
  static let all: [LayoutCase] = [layoutCases1, layoutCases2, layoutCases3, layoutCases4, layoutMore1, layoutMore2]
    .flatMap { $0 }

  /// Those of the data that have no view here yet.
  static let skipped: Set<String> = []
}
