public import FoundationAdditions

let music = UnavailableService("MusicKit", answer: "access is denied, and no music is found")

/// Access to Apple Music is denied. Apple's page: MusicKit/MusicAuthorization.
public struct MusicAuthorization: Sendable {
  public enum Status: String, Codable, Hashable, Sendable, CustomStringConvertible {
    case notDetermined, denied, restricted, authorized
    public var description: String { rawValue }
  }

  public static var currentStatus: Status { music.answer(.denied) }
  public static func request() async -> Status { music.answer(.denied) }
}

public struct MusicTokenRequestError: LocalizedError, Hashable, Sendable {
  private let reason: String

  public static let permissionDenied = MusicTokenRequestError(reason: "Access to Apple Music is denied.")
  public static let unknown = MusicTokenRequestError(reason: "Apple Music did not answer.")

  public var errorDescription: String? { reason }

  static func refused() -> MusicTokenRequestError { music.answer(.permissionDenied) }
}

public struct MusicSubscription: Hashable, Sendable {
  public let canPlayCatalogContent, canBecomeSubscriber, hasCloudLibraryEnabled: Bool

  /// - Throws: ``MusicTokenRequestError/permissionDenied``.
  public static var current: MusicSubscription {
    get async throws { throw MusicTokenRequestError.refused() }
  }
}

/// A search of the catalogue, which throws. Apple's page: MusicKit/MusicCatalogSearchRequest.
public struct MusicCatalogSearchRequest: Hashable, Sendable {
  public let term: String
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false

  public init(term: String, types: [any MusicItem.Type]) { self.term = term }

  /// - Throws: ``MusicTokenRequestError/permissionDenied``.
  public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.refused() }
}

public struct MusicCatalogSearchResponse: Codable, Hashable, Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
}

/// Items of the catalogue by a value, which throws. Apple's page: MusicKit/MusicCatalogResourceRequest.
public struct MusicCatalogResourceRequest<Item: MusicItem>: Sendable {
  public var limit: Int?

  public init<Value: Sendable>(matching keyPath: KeyPath<Item, Value>, equalTo value: Value) {}
  public init<Value: Sendable>(matching keyPath: KeyPath<Item, Value>, memberOf values: [Value]) {}

  /// - Throws: ``MusicTokenRequestError/permissionDenied``.
  public func response() async throws -> MusicItemsResponse<Item> { throw MusicTokenRequestError.refused() }
}

/// Items of the person's library, which throws. Apple's page: MusicKit/MusicLibraryRequest.
public struct MusicLibraryRequest<Item: MusicItem>: Sendable {
  public var limit = 0
  public var offset = 0
  public var includeOnlyDownloadedContent = false

  public init() {}

  public mutating func filter<Value: Sendable>(matching keyPath: KeyPath<Item, Value>, equalTo value: Value) {}
  public mutating func sort<Value: Sendable>(by keyPath: KeyPath<Item, Value>, ascending: Bool) {}

  /// - Throws: ``MusicTokenRequestError/permissionDenied``.
  public func response() async throws -> MusicItemsResponse<Item> { throw MusicTokenRequestError.refused() }
}

/// What was played last, which throws. Apple's page: MusicKit/MusicRecentlyPlayedRequest.
public struct MusicRecentlyPlayedRequest<Item: MusicItem>: Sendable {
  public var limit: Int?
  public var offset: Int?

  public init() {}

  /// - Throws: ``MusicTokenRequestError/permissionDenied``.
  public func response() async throws -> MusicItemsResponse<Item> { throw MusicTokenRequestError.refused() }
}

/// The items of a response. It replaces MusicKit's several types, such as `MusicLibraryResponse`.
public struct MusicItemsResponse<Item: MusicItem>: Sendable {
  public let items: MusicItemCollection<Item>
}

public typealias MusicLibraryResponse = MusicItemsResponse
public typealias MusicCatalogResourceResponse = MusicItemsResponse
public typealias MusicRecentlyPlayedResponse = MusicItemsResponse
