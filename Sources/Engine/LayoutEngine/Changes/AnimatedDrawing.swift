package import Graphics

/// What a node draws for values between those of two entries, such as the angle of a rotation or the end of an arc.
package struct AnimatedDrawing {
  private let subject: Any
  /// The subject between an earlier one and this one; nil if their values are equal or of different types.
  private let mixed: (Any, Double) -> Any?
  private let draw: (Any, DrawingSite) -> [DisplayItem]

  package init<Subject: Animatable>(
    of subject: Subject, _ draw: @escaping (Subject, DrawingSite) -> [DisplayItem]
  ) {
    self.subject = subject
    self.draw = { subject, site in (subject as? Subject).map { draw($0, site) } ?? [] }
    mixed = { old, progress in
      guard let old = old as? Subject, old.animatableData != subject.animatableData else { return nil }
      var (copy, data) = (subject, subject.animatableData)
      data -= old.animatableData
      data.scale(by: progress)
      data += old.animatableData
      copy.animatableData = data
      return copy
    }
  }

  /// The old and the new drawing of the values between; nil if nothing changes between them.
  func drawings(
    after old: AnimatedDrawing?, at progress: Double
  ) -> (before: LayoutNode.Drawing, after: LayoutNode.Drawing)? {
    guard let old, progress != 0, progress != 1, let subject = mixed(old.subject, progress) else { return nil }
    return ({ old.draw(subject, $0) }, { draw(subject, $0) })
  }
}

extension LayoutNode {
  /// Makes the node draw the values between those of two entries. Does nothing in still pictures.
  package func animating<Subject: Animatable>(
    _ subject: Subject, _ draw: @escaping (Subject, DrawingSite) -> [DisplayItem]
  ) -> LayoutNode {
    change?.drawing = AnimatedDrawing(of: subject, draw)
    return self
  }
}
