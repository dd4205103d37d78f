public import FoundationAdditions

public enum VerificationResult<SignedType> {
  case verified(SignedType)
  case unverified(SignedType, VerificationError)

  public enum VerificationError: Error, Sendable {
    case invalidSignature
  }

  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }

  /// - Throws: The verification error of an unverified value.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  public var jwsRepresentation: String { "" }
}

/// Never created. Apple's page: StoreKit/Transaction.
public struct Transaction: Hashable, Sendable {
  public let id: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate, revocationDate: Date?
  public let isUpgraded: Bool
  public func finish() async {}

  /// Always empty. Apple's page: StoreKit/Transaction/Transactions.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { store.answer(AsyncIterator()) }
  }

  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { store.answer(nil) }
}

/// Never created. Apple's page: StoreKit/Product.
public struct Product: Identifiable, Hashable, Sendable {
  public let id, displayName, description: String
  public let price: Decimal
  public let displayPrice: String
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { store.answer([]) }
}
