public import FoundationAdditions

private let keychain = UnavailableService("Security", answer: "the keychain is empty and stores nothing")

/// Finds nothing: the keychain is empty. Apple's page: Security/SecItemCopyMatching(_:_:).
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  keychain.answer(errSecItemNotFound)
}

/// Stores nothing: the keychain is not available. Apple's page: Security/SecItemAdd(_:_:).
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  keychain.answer(errSecNotAvailable)
}

/// Changes nothing: the item does not exist. Apple's page: Security/SecItemUpdate(_:_:).
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  keychain.answer(errSecItemNotFound)
}

/// Removes nothing: the item does not exist. Apple's page: Security/SecItemDelete(_:).
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { keychain.answer(errSecItemNotFound) }

public final class SecRandom: Sendable {}
public typealias SecRandomRef = SecRandom
public let kSecRandomDefault: SecRandomRef? = nil

public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for offset in 0..<max(0, count) {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}

/// Never created. Apple's page: Security/SecCertificate.
public final class SecCertificate: Sendable {}
/// Never created. Apple's page: Security/SecKey.
public final class SecKey: Sendable {}
/// Never created. Apple's page: Security/SecIdentity.
public final class SecIdentity: Sendable {}
/// Server trust, which the network library evaluates here. Apple's page: Security/SecTrust.
public final class SecTrust: Sendable {}
/// Ignored: nothing is stored. Apple's page: Security/SecAccessControl.
public final class SecAccessControl: Sendable {}

/// Always `nil`. Apple's page: Security/SecCertificateCreateWithData(_:_:).
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? { nil }
