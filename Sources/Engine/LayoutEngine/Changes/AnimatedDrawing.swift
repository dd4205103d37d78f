package import Graphics

/// What a node draws for values between those of two entries, such as the angle of a rotation or the end of an arc.
package struct AnimatedDrawing {
  private let subject: Any
  /// The subject between another one and the own one; nil if their values are equal or of different types.
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

  /// How the node before the change and this one draw the values between; nil if there are none.
  func drawings(
    after old: AnimatedDrawing?, at progress: Double
  ) -> (before: LayoutNode.Drawing, after: LayoutNode.Drawing)? {
    guard let old, progress != 0, progress != 1, let subject = mixed(old.subject, progress) else { return nil }
    return ({ old.draw(subject, $0) }, { draw(subject, $0) })
  }
}

extension LayoutNode {
  /// The node, which in an animated picture draws the values between those of two entries.
  package func animating<Subject: Animatable>(
    _ subject: Subject, _ draw: @escaping (Subject, DrawingSite) -> [DisplayItem]
  ) -> LayoutNode {
    change?.drawing = AnimatedDrawing(of: subject, draw)
    return self
  }
}
