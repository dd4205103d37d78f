/// The purpose of a button. Apple's page: SwiftUI/ButtonRole.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Deletes something; drawn in red.
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}
