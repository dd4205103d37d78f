public import Foundation

/// When what an ended activity shows is taken away. Apple's page: ActivityKit/ActivityUIDismissalPolicy.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case `default`
    case immediate
    case after(Date)
  }

  private let kind: Kind

  /// As the system sees fit, after four hours at the latest.
  public static let `default` = ActivityUIDismissalPolicy(kind: .default)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  /// At a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(kind: .after(date)) }
}
