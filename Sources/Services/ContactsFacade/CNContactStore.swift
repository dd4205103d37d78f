// Importing Contacts includes Foundation.
@_exported public import FoundationAdditions

private let contacts = UnavailableService("Contacts", answer: "there are no contacts")

public enum CNEntityType: Int, Sendable {
  case contacts
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public struct CNError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "CNErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

/// There are no contacts: access is denied, and requests report `service.unavailable`. Apple's page:
/// Contacts/CNContactStore.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() {}

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    contacts.answer(.denied)
  }

  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { contacts.report { completionHandler(false, CNError(.authorizationDenied)) } }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw refused() }

  private func refused() -> CNError { contacts.answer(CNError(.authorizationDenied)) }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw refused() }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw refused() }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw refused() }
  open func defaultContainerIdentifier() throws -> String { throw refused() }
}

extension Notification.Name {
  /// Never posted. Apple's page: Foundation/NSNotification/Name-swift.struct/CNContactStoreDidChange.
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
