/// The static data of a Live Activity; ``ContentState`` is the part that changes. Apple's page:
/// ActivityKit/ActivityAttributes.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable
}
