/// Whether something is visible. Apple's page: SwiftUI/Visibility.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic
  case visible
  case hidden
}
