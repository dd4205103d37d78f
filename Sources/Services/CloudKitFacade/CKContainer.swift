public import FoundationAdditions

/// Whether somebody is signed in. Apple's page: CloudKit/CKAccountStatus.
public enum CKAccountStatus: Int, Sendable {
  /// Nobody knows.
  case couldNotDetermine
  /// Somebody.
  case available
  /// Nobody may.
  case restricted
  /// Nobody.
  case noAccount
  /// Not now.
  case temporarilyUnavailable
}

/// The place of an app in iCloud. There is none, and nobody is signed in. Apple's page: CloudKit/CKContainer.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let first = CKContainer(identifier: "")
  /// Its name.
  public let containerIdentifier: String?
  /// What everybody sees.
  public let publicCloudDatabase = CKDatabase(.public)
  /// What the person sees.
  public let privateCloudDatabase = CKDatabase(.private)
  /// What is shared with the person.
  public let sharedCloudDatabase = CKDatabase(.shared)

  /// One of the three.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// A place by its name.
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  /// The app's first.
  open class func `default`() -> CKContainer { first }

  /// Answers that nobody is signed in.
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    cloud.report { completionHandler(.noAccount, nil) }
  }

  /// Nobody is signed in.
  open func accountStatus() async throws -> CKAccountStatus {
    cloud.report()
    return .noAccount
  }

  /// Answers that nobody is signed in.
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    cloud.report { completionHandler(nil, CKDatabase.refusal) }
  }

  /// Throws that nobody is signed in.
  open func userRecordID() async throws -> CKRecord.ID {
    cloud.report()
    throw CKDatabase.refusal
  }
}

extension Notification.Name {
  /// Somebody signed in or out; never posted. Apple's page: Foundation/NSNotification/Name-swift.struct/CKAccountChanged.
  public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}
