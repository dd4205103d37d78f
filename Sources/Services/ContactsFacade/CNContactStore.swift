// Sources that import Contacts see Foundation, too.
@_exported public import FoundationAdditions

private let contacts = UnavailableService("Contacts", answer: "there are no contacts")

/// What is asked for. Apple's page: Contacts/CNEntityType.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}

/// Whether contacts may be read. Apple's page: Contacts/CNAuthorizationStatus.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// Nobody may.
  case restricted
  /// The person said no.
  case denied
  /// The person said yes.
  case authorized
  /// The person chose some contacts.
  case limited
}

/// What went wrong. Apple's page: Contacts/CNError.
public struct CNError: Error, Hashable, Sendable {
  /// What went wrong. Apple's page: Contacts/CNError/Code.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case communicationError = 1
    /// They cannot be reached.
    case dataAccessError = 2
    /// The person said no.
    case authorizationDenied = 100
    /// There is no such contact.
    case recordDoesNotExist = 200
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// A question for contacts. Apple's page: Contacts/CNContactFetchRequest.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// Which contacts; all when it is nil.
  open var predicate: NSPredicate?
  /// What to read of them.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether several records of a person are one contact.
  open var unifyResults = true
  /// Their order.
  open var sortOrder = CNContactSortOrder.none
  /// Creates a question.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The order of contacts. Apple's page: Contacts/CNContactSortOrder.
public enum CNContactSortOrder: Int, Sendable {
  /// Any, the person's own, or by a name.
  case none, userDefault, givenName, familyName
}

/// The person's contacts. There are none here: they may not be read, and the diagnostic `service.unavailable` says so.
/// Apple's page: Contacts/CNContactStore.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// No contacts yet.
  public override init() {}

  /// The person said no.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    contacts.report()
    return .denied
  }

  /// Answers that the person said no.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { contacts.report { completionHandler(false, CNError(.authorizationDenied)) } }
  /// Throws that the person said no.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw refused() }

  private func refused() -> CNError {
    contacts.report()
    return CNError(.authorizationDenied)
  }

  /// Throws that the person said no.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw refused() }
  /// Throws that the person said no.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw refused() }
  /// Throws that the person said no.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw refused() }
  /// Throws that the person said no.
  open func defaultContainerIdentifier() throws -> String { throw refused() }
}

extension Notification.Name {
  /// The contacts changed; never posted. Apple's page: Foundation/NSNotification/Name-swift.struct/CNContactStoreDidChange.
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
