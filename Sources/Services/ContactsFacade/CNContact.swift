public import FoundationAdditions

/// What can be read of a contact. Apple's page: Contacts/CNKeyDescriptor.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The contact's identifier.
public let CNContactIdentifierKey = "identifier"
/// Its first name.
public let CNContactGivenNameKey = "givenName"
/// Its second name.
public let CNContactMiddleNameKey = "middleName"
/// Its last name.
public let CNContactFamilyNameKey = "familyName"
/// What it is called by friends.
public let CNContactNicknameKey = "nickname"
/// Its firm.
public let CNContactOrganizationNameKey = "organizationName"
/// Its birthday.
public let CNContactBirthdayKey = "birthday"
/// Its other dates.
public let CNContactDatesKey = "dates"
/// Its numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// Its addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// Whether it has a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// Its picture.
public let CNContactImageDataKey = "imageData"
/// Its picture, small.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

/// A value and what it is called. Apple's page: Contacts/CNLabeledValue.
public final class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  /// What it is called.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// Its identifier.
  public let identifier = UUID().uuidString
  /// Creates one.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// The label as it is.
  public class func localizedString(forLabel label: String) -> String { label }
}

/// A phone's number. Apple's page: Contacts/CNPhoneNumber.
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// Its digits as they were written.
  public let stringValue: String
  /// Creates one.
  public init(stringValue: String) { self.stringValue = stringValue }
}

/// A person or a firm. Apple's page: Contacts/CNContact.
open class CNContact: NSObject, @unchecked Sendable {
  /// Its identifier.
  public let identifier = UUID().uuidString
  /// Its first name.
  open fileprivate(set) var givenName = ""
  /// Its second name.
  open fileprivate(set) var middleName = ""
  /// Its last name.
  open fileprivate(set) var familyName = ""
  /// What it is called by friends.
  open fileprivate(set) var nickname = ""
  /// Its firm.
  open fileprivate(set) var organizationName = ""
  /// Its birthday.
  open fileprivate(set) var birthday: DateComponents?
  /// Its numbers.
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// Its addresses of mail.
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// Its picture.
  open fileprivate(set) var imageData: Data?
  /// Its picture, small.
  open var thumbnailImageData: Data? { imageData }
  /// Whether it has a picture.
  open var imageDataAvailable: Bool { imageData != nil }

  /// True: nothing is read later.
  open func isKeyAvailable(_ key: String) -> Bool { true }

  /// A question that every store refuses, so it is not looked at.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// A question that every store refuses.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  /// A question that every store refuses.
  open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// A contact that is being written. Apple's page: Contacts/CNMutableContact.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// Its first name.
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  /// Its second name.
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  /// Its last name.
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  /// What it is called by friends.
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  /// Its firm.
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  /// Its birthday.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  /// Its numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  /// Its addresses of mail.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  /// Its picture.
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
}

/// How a name is written. Apple's page: Contacts/CNContactFormatterStyle.
public enum CNContactFormatterStyle: Int, Sendable {
  /// As it is spoken, or as it sounds.
  case fullName, phoneticFullName
}

/// Writes names. Apple's page: Contacts/CNContactFormatter.
open class CNContactFormatter: NSObject, @unchecked Sendable {
  /// How.
  open var style = CNContactFormatterStyle.fullName
  /// Writes full names.
  public override init() {}

  /// The name, or the firm's; nil where there is neither.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    if !names.isEmpty { return names.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  /// The name, or the firm's; nil where there is neither.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// What has to be read for it.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "names" }
}
