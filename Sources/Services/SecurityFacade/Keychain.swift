public import FoundationAdditions

private let keychain = UnavailableService("Security", answer: "its keychain is empty and keeps nothing")

/// Finds nothing: there is no keychain here. Apple's page: Security/SecItemCopyMatching(_:_:).
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  keychain.report()
  return errSecItemNotFound
}

/// Keeps nothing, and says that there is no keychain. Apple's page: Security/SecItemAdd(_:_:).
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  keychain.report()
  return errSecNotAvailable
}

/// Changes nothing: there is no such item. Apple's page: Security/SecItemUpdate(_:_:).
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  keychain.report()
  return errSecItemNotFound
}

/// Removes nothing: there is no such item. Apple's page: Security/SecItemDelete(_:).
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  keychain.report()
  return errSecItemNotFound
}

/// Where random numbers come from. Apple's page: Security/SecRandomRef.
public final class SecRandom: Sendable {}
/// Where random numbers come from. Apple's page: Security/SecRandomRef.
public typealias SecRandomRef = SecRandom
/// The system's random numbers. Apple's page: Security/kSecRandomDefault.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with the system's random numbers. Apple's page: Security/SecRandomCopyBytes(_:_:_:).
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for offset in 0..<max(0, count) {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}

/// A certificate; none is read here. Apple's page: Security/SecCertificate.
public final class SecCertificate: Sendable {}
/// A key; none is made here. Apple's page: Security/SecKey.
public final class SecKey: Sendable {}
/// A certificate with its key; there is none here. Apple's page: Security/SecIdentity.
public final class SecIdentity: Sendable {}
/// The trust in a server, which the network's library looks after here. Apple's page: Security/SecTrust.
public final class SecTrust: Sendable {}
/// Who may read an item; nothing is kept here. Apple's page: Security/SecAccessControl.
public final class SecAccessControl: Sendable {}

/// Reads no certificate. Apple's page: Security/SecCertificateCreateWithData(_:_:).
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? { nil }
