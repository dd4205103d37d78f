extension Path {
  /// The area that is in this path and in `other`. Apple's page: SwiftUI/Path/intersection(_:eoFill:).
  ///
  /// In this and the following functions, curves are replaced by chords with an error of at most a hundredth of a
  /// point, open subpaths are closed, and `eoFill` selects the even-odd rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The area that is in this path or in `other`. Apple's page: SwiftUI/Path/union(_:eoFill:).
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The area that is in this path and not in `other`. Apple's page: SwiftUI/Path/subtracting(_:eoFill:).
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The area that is in exactly one of this path and `other`. Apple's page:
  /// SwiftUI/Path/symmetricDifference(_:eoFill:).
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The same area with an outline that does not cross itself. Apple's page: SwiftUI/Path/normalized(eoFill:).
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill: eoFill) { inside, _ in inside } }

  /// The parts of this path's line that are in the area of `other`. Apple's page:
  /// SwiftUI/Path/lineIntersection(_:eoFill:).
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(in: other, eoFill: eoFill, keepsInside: true)
  }

  /// The parts of this path's line that are not in the area of `other`. Apple's page:
  /// SwiftUI/Path/lineSubtraction(_:eoFill:).
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(in: other, eoFill: eoFill, keepsInside: false)
  }

  private func combined(with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    guard let arrangement = ChordArrangement(self, other, closingFirst: true) else { return self }
    return arrangement.outline(eoFill: eoFill, isInside)
  }

  private func line(in other: Path, eoFill: Bool, keepsInside: Bool) -> Path {
    guard let arrangement = ChordArrangement(self, other, closingFirst: false) else { return self }
    return arrangement.line(eoFill: eoFill, keepsInside: keepsInside)
  }
}
