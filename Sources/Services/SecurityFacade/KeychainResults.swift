public import FoundationAdditions

/// Apple's page: Security/errSecSuccess.
public var errSecSuccess: OSStatus { 0 }
/// Apple's page: Security/errSecUnimplemented.
public var errSecUnimplemented: OSStatus { -4 }
/// Apple's page: Security/errSecParam.
public var errSecParam: OSStatus { -50 }
/// Apple's page: Security/errSecUserCanceled.
public var errSecUserCanceled: OSStatus { -128 }
/// Apple's page: Security/errSecNotAvailable.
public var errSecNotAvailable: OSStatus { -25_291 }
/// Apple's page: Security/errSecAuthFailed.
public var errSecAuthFailed: OSStatus { -25_293 }
/// Apple's page: Security/errSecNoSuchAttr.
public var errSecNoSuchAttr: OSStatus { -25_303 }
/// Apple's page: Security/errSecDuplicateItem.
public var errSecDuplicateItem: OSStatus { -25_299 }
/// Apple's page: Security/errSecItemNotFound.
public var errSecItemNotFound: OSStatus { -25_300 }
/// Apple's page: Security/errSecInteractionNotAllowed.
public var errSecInteractionNotAllowed: OSStatus { -25_308 }
/// Apple's page: Security/errSecDecode.
public var errSecDecode: OSStatus { -26_275 }
/// Apple's page: Security/errSecMissingEntitlement.
public var errSecMissingEntitlement: OSStatus { -34_018 }

/// Apple's page: Security/SecCopyErrorMessageString(_:_:).
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecNotAvailable: "No keychain is available."
  default: "OSStatus \(status)" as CFString
  }
}
