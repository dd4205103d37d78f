public import FoundationAdditions

public var errSecSuccess: OSStatus { 0 }
public var errSecUnimplemented: OSStatus { -4 }
public var errSecParam: OSStatus { -50 }
public var errSecUserCanceled: OSStatus { -128 }
public var errSecNotAvailable: OSStatus { -25_291 }
public var errSecAuthFailed: OSStatus { -25_293 }
public var errSecNoSuchAttr: OSStatus { -25_303 }
public var errSecDuplicateItem: OSStatus { -25_299 }
public var errSecItemNotFound: OSStatus { -25_300 }
public var errSecInteractionNotAllowed: OSStatus { -25_308 }
public var errSecDecode: OSStatus { -26_275 }
public var errSecMissingEntitlement: OSStatus { -34_018 }

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecNotAvailable: "No keychain is available."
  default: "OSStatus \(status)" as CFString
  }
}
