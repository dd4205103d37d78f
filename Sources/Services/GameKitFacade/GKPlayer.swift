// Importing GameKit includes UIKit.
@_exported public import FoundationAdditions
@_exported public import UIKitFacade

let games = UnavailableService("GameKit", answer: "nobody is signed in")

public struct GKError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "GKErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case notAuthenticated = 6
    case notSupported = 16

    /// Matches errors by code: `catch GKError.notAuthenticated`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? GKError)?.code == match }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var notSupported: Code { .notSupported }
}

/// A player. Apple's page: GameKit/GKPlayer.
open class GKPlayer: NSObject, @unchecked Sendable {
  public enum PhotoSize: Int, Sendable { case small, normal }

  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }

  /// - Throws: ``GKError`` with `notAuthenticated`.
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw games.answer(GKError(.notAuthenticated)) }
  open func loadPhoto(for size: PhotoSize, withCompletionHandler handler: ((UIImage?, (any Error)?) -> Void)? = nil) {
    games.report(on: .main) { handler?(nil, GKError(.notAuthenticated)) }
  }
}

/// Nobody is signed in. Apple's page: GameKit/GKLocalPlayer.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  public static let local = GKLocalPlayer()

  open var isAuthenticated: Bool { games.answer(false) }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }

  /// Is called once, with ``GKError`` of `notAuthenticated`.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let handler = authenticateHandler else { return }
      games.report(on: .main) { handler(nil, GKError(.notAuthenticated)) }
    }
  }

  /// - Throws: ``GKError`` with `notAuthenticated`.
  open func loadFriends() async throws -> [GKPlayer] { throw games.answer(GKError(.notAuthenticated)) }
}
