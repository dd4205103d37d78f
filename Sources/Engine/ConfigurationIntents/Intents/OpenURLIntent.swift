public import Foundation
public import Localization

/// Opens a URL. Apple's page: AppIntents/OpenURLIntent. A picture opens nothing; a button's intent is reported by
/// name.
public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"

  public var url: URL?

  public init() {}

  public init(_ url: URL) { self.url = url }

  /// Does nothing.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}
