// Importing MusicKit includes Foundation.
@_exported public import FoundationAdditions

public struct MusicItemID: RawRepresentable, Codable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

extension MusicItemID: CustomStringConvertible {
  public var description: String { rawValue }
}

public protocol MusicItem: Codable, Hashable, Identifiable, Sendable where ID == MusicItemID {}

/// Several items. Apple's page: MusicKit/MusicItemCollection.
public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Codable, Hashable, Sendable {
  public var title: String?
  private var items: [Item]

  public init() { items = [] }
  public init<Items: Sequence>(_ items: Items) where Items.Element == Item { self.items = Array(items) }

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> Item { items[position] }

  /// Always false: the collection is complete.
  public var hasNextBatch: Bool { false }
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<Item>? { nil }

  public static func + (a: Self, b: Self) -> Self { Self(a.items + b.items) }
  public static func += (a: inout Self, b: Self) { a = a + b }
}

extension MusicItemCollection: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Item...) { items = elements }
}

/// A cover. Its address may have places for a size: `{w}` and `{h}`. Apple's page: MusicKit/Artwork.
public struct Artwork: Codable, Hashable, Sendable {
  public let maximumWidth, maximumHeight: Int
  public let alternateText: String?
  let address: String

  public func url(width: Int, height: Int) -> URL? {
    URL(string: address.replacing("{w}", with: "\(width)").replacing("{h}", with: "\(height)"))
  }
}

public enum ContentRating: String, Codable, Hashable, Sendable {
  case clean, explicit
}

public struct Song: MusicItem {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let artwork: Artwork?
  public let duration: TimeInterval?
  public let genreNames: [String]
  public let releaseDate: Date?
  public let trackNumber, discNumber, playCount: Int?
  public let lastPlayedDate: Date?
  public let contentRating: ContentRating?
  public let isrc: String?
  public let url: URL?
}

public struct Album: MusicItem {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artwork: Artwork?
  public let trackCount: Int
  public let genreNames: [String]
  public let releaseDate: Date?
  public let isSingle: Bool?
  public let contentRating: ContentRating?
  public let tracks: MusicItemCollection<Track>?
  public let url: URL?
}

public struct Artist: MusicItem {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let genreNames: [String]?
  public let albums: MusicItemCollection<Album>?
  public let url: URL?
}

public struct Playlist: MusicItem {
  public let id: MusicItemID
  public let name: String
  public let curatorName: String?
  public let artwork: Artwork?
  public let shortDescription: String?
  public let lastModifiedDate: Date?
  public let tracks: MusicItemCollection<Track>?
  public let url: URL?
}

/// A song of an album or a list. Music videos are left out. Apple's page: MusicKit/Track.
public enum Track: MusicItem {
  case song(Song)

  private var song: Song {
    switch self {
    case .song(let song): song
    }
  }

  public var id: MusicItemID { song.id }
  public var title: String { song.title }
  public var artistName: String { song.artistName }
  public var albumTitle: String? { song.albumTitle }
  public var artwork: Artwork? { song.artwork }
  public var duration: TimeInterval? { song.duration }
  public var trackNumber: Int? { song.trackNumber }
}
