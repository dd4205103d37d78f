package import LayoutEngine

/// What all views share in one lowering of a picture: the text engine, the preferences and picture values that they
/// set, and the state kept between lowerings.
package final class LoweringPass {
  package let shaper: any TextShaping
  package let memory: ViewStateStore
  /// The preferences set in the subtree that is being lowered; see ``PreferenceKey``.
  var preferences = PreferenceValues()
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a pass; all lowerings of one picture share `memory`.
  package init(shaper: any TextShaping, memory: ViewStateStore = ViewStateStore()) {
    self.shaper = shaper
    self.memory = memory
  }

  package subscript<Key: FrameValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that a view at any depth sets for the whole picture, such as a link or a background.
package protocol FrameValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
