package import LayoutEngine

/// What one lowering of a picture shares: the text engine, what views say to the picture as a whole and to the views
/// above them, and what is remembered from one lowering to the next.
package final class LoweringPass {
  package let shaper: any TextShaping
  package let memory: ViewMemory
  /// What the views of the subtree that is being lowered say to those above; see ``PreferenceKey``.
  var preferences = PreferenceValues()
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a pass; `memory` is shared by all lowerings of one picture.
  package init(shaper: any TextShaping, memory: ViewMemory = ViewMemory()) {
    self.shaper = shaper
    self.memory = memory
  }

  package subscript<Key: FrameValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Something that a view at any depth says to the picture as a whole: a link, a background.
package protocol FrameValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
