public import FoundationAdditions

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// A container without an iCloud account. Apple's page: CloudKit/CKContainer.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let first = CKContainer(identifier: "")
  public let containerIdentifier: String?
  public let publicCloudDatabase = CKDatabase(.public)
  public let privateCloudDatabase = CKDatabase(.private)
  public let sharedCloudDatabase = CKDatabase(.shared)

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  open class func `default`() -> CKContainer { first }

  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    cloud.report { completionHandler(.noAccount, nil) }
  }

  open func accountStatus() async throws -> CKAccountStatus { cloud.answer(.noAccount) }

  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    cloud.report { completionHandler(nil, CKDatabase.refusal) }
  }

  open func userRecordID() async throws -> CKRecord.ID { throw cloud.answer(CKDatabase.refusal) }
}

extension Notification.Name {
  /// Never posted. Apple's page: Foundation/NSNotification/Name-swift.struct/CKAccountChanged.
  public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}
