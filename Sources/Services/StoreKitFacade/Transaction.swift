public import FoundationAdditions

/// Whether something is as it says. Apple's page: StoreKit/VerificationResult.
public enum VerificationResult<SignedType> {
  /// It is.
  case verified(SignedType)
  /// It may not be.
  case unverified(SignedType, VerificationError)

  /// Why it may not be. Apple's page: StoreKit/VerificationResult/VerificationError.
  public enum VerificationError: Error, Sendable {
    /// It was changed.
    case invalidSignature
  }

  /// What it says, whether or not it is so.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }

  /// What it says.
  ///
  /// - Throws: The error of one that may not be so.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// Empty: nothing is signed.
  public var jwsRepresentation: String { "" }
}

/// A purchase; nothing makes one here. Apple's page: StoreKit/Transaction.
public struct Transaction: Hashable, Sendable {
  /// Its number.
  public let id: UInt64
  /// What was bought.
  public let productID: String
  /// When.
  public let purchaseDate: Date
  /// Until when.
  public let expirationDate: Date?
  /// When it was given back.
  public let revocationDate: Date?
  /// Whether something better took its place.
  public let isUpgraded: Bool
  /// Does nothing.
  public func finish() async {}

  /// Purchases, one after another: none. Apple's page: StoreKit/Transaction/Transactions.
  public struct Transactions: AsyncSequence, Sendable {
    /// One purchase.
    public typealias Element = VerificationResult<Transaction>
    /// Goes through them. Apple's page: StoreKit/Transaction/Transactions/AsyncIterator.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nil.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    /// Goes through none.
    public func makeAsyncIterator() -> AsyncIterator {
      store.report()
      return AsyncIterator()
    }
  }

  /// None.
  public static var currentEntitlements: Transactions { Transactions() }
  /// None.
  public static var all: Transactions { Transactions() }
  /// None.
  public static var updates: Transactions { Transactions() }
  /// Nil.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    store.report()
    return nil
  }
}

/// Something to buy; nothing makes one here. Apple's page: StoreKit/Product.
public struct Product: Identifiable, Hashable, Sendable {
  /// Its name for the program.
  public let id: String
  /// Its name for people.
  public let displayName: String
  /// What it is.
  public let description: String
  /// What it costs.
  public let price: Decimal
  /// What it costs, in words.
  public let displayPrice: String
  /// None.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    store.report()
    return []
  }
}
