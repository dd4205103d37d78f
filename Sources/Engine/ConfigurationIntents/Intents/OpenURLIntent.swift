public import Foundation
public import Localization

/// Opens an address. Apple's page: AppIntents/OpenURLIntent. A picture opens nothing; a button's intent is named.
public struct OpenURLIntent: SystemIntent {
  /// The action's name.
  public static let title: LocalizedStringResource = "Open URL"

  /// What is opened; nil for nothing.
  public var url: URL?

  /// Creates an intent that opens nothing.
  public init() {}

  /// Creates an intent that opens `url`.
  public init(_ url: URL) { self.url = url }

  /// Does nothing.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}
