/// Whether something shows. Apple's page: SwiftUI/Visibility.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As it suits the place.
  case automatic
  /// It shows.
  case visible
  /// It does not.
  case hidden
}
