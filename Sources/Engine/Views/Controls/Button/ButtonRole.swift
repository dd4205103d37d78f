/// What a button is for. Apple's page: SwiftUI/ButtonRole.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Deletes something: drawn in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
  /// Says yes.
  public static let confirm = ButtonRole(name: "confirm")
  /// Puts something away.
  public static let close = ButtonRole(name: "close")
}
