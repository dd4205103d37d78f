public import FoundationAdditions

let cloud = UnavailableService("CloudKit", answer: "there is no iCloud account, and no records are found")

/// What went wrong. Apple's page: CloudKit/CKError.
public struct CKError: Error, Hashable, Sendable {
  /// What went wrong. Apple's page: CloudKit/CKError/Code.
  public enum Code: Int, Sendable {
    /// Something inside.
    case internalError = 1
    /// Some of it.
    case partialFailure
    /// There is no network.
    case networkUnavailable
    /// The network failed.
    case networkFailure
    /// There is no such place.
    case badContainer
    /// There is no such server.
    case serviceUnavailable
    /// Too many questions.
    case requestRateLimited
    /// The program may not.
    case missingEntitlement
    /// Nobody is signed in.
    case notAuthenticated
    /// The person may not.
    case permissionFailure
    /// There is no such record.
    case unknownItem
    /// The question is wrong.
    case invalidArguments
    /// The record was changed.
    case serverRecordChanged = 14
    /// There is no room.
    case quotaExceeded = 25
    /// There is no such zone.
    case zoneNotFound
    /// The account is not ready.
    case accountTemporarilyUnavailable = 36

    /// Whether an error is a ``CKError`` with this code: `catch CKError.internalError`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? CKError)?.code == match }
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Nil: asking again does not help.
  public var retryAfterSeconds: Double? { nil }
  /// Nobody is signed in.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// There is no such record.
  public static var unknownItem: Code { .unknownItem }
  /// The network failed.
  public static var networkFailure: Code { .networkFailure }
  /// There is no network.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// Something inside.
  public static var internalError: Code { .internalError }
  /// Some of it.
  public static var partialFailure: Code { .partialFailure }
  /// There is no such place.
  public static var badContainer: Code { .badContainer }
  /// There is no such server.
  public static var serviceUnavailable: Code { .serviceUnavailable }
  /// Too many questions.
  public static var requestRateLimited: Code { .requestRateLimited }
  /// The program may not.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// The person may not.
  public static var permissionFailure: Code { .permissionFailure }
  /// The question is wrong.
  public static var invalidArguments: Code { .invalidArguments }
  /// The record was changed.
  public static var serverRecordChanged: Code { .serverRecordChanged }
  /// There is no room.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// There is no such zone.
  public static var zoneNotFound: Code { .zoneNotFound }
  /// The account is not ready.
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}

/// A store of records. There is no iCloud: it answers with ``CKError/Code/notAuthenticated``, and the diagnostic
/// `service.unavailable` says so. Apple's page: CloudKit/CKDatabase.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// Who sees what is in a store. Apple's page: CloudKit/CKDatabase/Scope.
  public enum Scope: Int, Sendable {
    /// Everybody.
    case `public` = 1
    /// The person.
    case `private`
    /// Those whom it is shared with.
    case shared
  }

  static let refusal = CKError(.notAuthenticated)
  /// Who sees what is in it.
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  private func refuse<Value>(_ completion: @escaping (Value?, (any Error)?) -> Void) {
    cloud.report { completion(nil, Self.refusal) }
  }
  private func refused() -> CKError {
    cloud.report()
    return Self.refusal
  }

  /// Answers that nobody is signed in.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  /// Answers that nobody is signed in.
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }

  /// Answers that nobody is signed in.
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }

  /// Answers that nobody is signed in.
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  /// Answers that nobody is signed in.
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0,
    completionHandler:
      @escaping (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) {
    cloud.report { completionHandler(.failure(Self.refusal)) }
  }

  /// Throws that nobody is signed in.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw refused() }

  /// Throws that nobody is signed in.
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw refused() }

  /// Throws that nobody is signed in.
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw refused() }

  /// Throws that nobody is signed in.
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw refused() }

  /// The operation answers that nobody is signed in.
  open func add(_ operation: CKQueryOperation) { cloud.report { operation.fail(Self.refusal) } }
}

/// A question that answers record by record. Apple's page: CloudKit/CKQueryOperation.
open class CKQueryOperation: NSObject, @unchecked Sendable {
  /// Where to go on; nothing makes one here. Apple's page: CloudKit/CKQueryOperation/Cursor.
  public final class Cursor: Sendable {}
  /// The question.
  open var query: CKQuery?
  /// Where.
  open var zoneID: CKRecordZone.ID?
  /// How many.
  open var resultsLimit = 0
  /// Which fields.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Is never called: there are no records.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Is never called: there are no records.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Is called with the error.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// Is called with the error; the older form.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  /// A question.
  public init(query: CKQuery) { self.query = query }
  func fail(_ error: any Error) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}
