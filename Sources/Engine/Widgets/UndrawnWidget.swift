/// A member of a bundle that is not drawn: a Live Activity or a control.
public struct UndrawnWidget: Hashable, Sendable {
  /// Its kind; for a Live Activity, the type of its attributes.
  package let kind: String
  package var displayName: String?
  package var description: String?
  /// Why it is not drawn, in a few words.
  package let reason: String
}
