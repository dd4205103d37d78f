public import Foundation

/// When an ended activity is removed from the screen. Apple's page: ActivityKit/ActivityUIDismissalPolicy.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case `default`
    case immediate
    case after(Date)
  }

  private let kind: Kind

  /// The system decides, after four hours at the latest.
  public static let `default` = ActivityUIDismissalPolicy(kind: .default)
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(kind: .after(date)) }
}
