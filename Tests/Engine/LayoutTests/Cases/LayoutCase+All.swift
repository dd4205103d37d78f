// Written by Scripts/conformance-layout from Tests/Fixtures/Conformance; do not edit.

extension LayoutCase {
  /// The cases of all subjects.
  static let all: [LayoutCase] = [
    alignment, frames, grids, images, layers, positions, proposals, scrolling, shapes, spacers, stacks, text,
  ].flatMap { $0 }
}
