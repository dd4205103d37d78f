/// A member of a bundle that is no picture: a live activity, a control.
public struct UndrawnWidget: Hashable, Sendable {
  /// Its kind; of a live activity the type of its attributes.
  package let kind: String
  package var displayName: String?
  package var description: String?
  /// Why it is not drawn, in a few words.
  package let reason: String
}
