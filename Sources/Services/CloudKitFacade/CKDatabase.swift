public import FoundationAdditions

let cloud = UnavailableService("CloudKit", answer: "there is no iCloud account, and no records are found")

public struct CKError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "CKErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
    case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
    case serverRecordChanged = 14
    case quotaExceeded = 25
    case zoneNotFound
    case accountTemporarilyUnavailable = 36

    /// Matches errors by code: `catch CKError.internalError`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? CKError)?.code == match }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var retryAfterSeconds: Double? { nil }
  public static let notAuthenticated = Code.notAuthenticated
  public static let unknownItem = Code.unknownItem
  public static let networkFailure = Code.networkFailure
  public static let networkUnavailable = Code.networkUnavailable
  public static let internalError = Code.internalError
  public static let partialFailure = Code.partialFailure
  public static let badContainer = Code.badContainer
  public static let serviceUnavailable = Code.serviceUnavailable
  public static let requestRateLimited = Code.requestRateLimited
  public static let missingEntitlement = Code.missingEntitlement
  public static let permissionFailure = Code.permissionFailure
  public static let invalidArguments = Code.invalidArguments
  public static let serverRecordChanged = Code.serverRecordChanged
  public static let quotaExceeded = Code.quotaExceeded
  public static let zoneNotFound = Code.zoneNotFound
  public static let accountTemporarilyUnavailable = Code.accountTemporarilyUnavailable
}

/// There is no iCloud: requests fail with ``CKError/Code/notAuthenticated`` and report `service.unavailable`. Apple's
/// page: CloudKit/CKDatabase.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  static let refusal = CKError(.notAuthenticated)
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  private func refuse<Value>(_ completion: @escaping (Value?, (any Error)?) -> Void) {
    cloud.report { completion(nil, Self.refusal) }
  }
  private func refused() -> CKError { cloud.answer(Self.refusal) }

  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }

  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    refuse(completionHandler)
  }

  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

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

  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw refused() }

  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw refused() }

  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw refused() }

  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw refused() }

  open func add(_ operation: CKQueryOperation) { cloud.report { operation.fail(Self.refusal) } }
}

open class CKQueryOperation: NSObject, @unchecked Sendable {
  /// Never created. Apple's page: CloudKit/CKQueryOperation/Cursor.
  public final class Cursor: Sendable {}
  open var query: CKQuery?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = 0
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Never called.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Never called.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// Called with the error.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  public init(query: CKQuery) { self.query = query }
  func fail(_ error: any Error) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}
