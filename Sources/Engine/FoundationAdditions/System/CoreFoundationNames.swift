public import Foundation

// Core Foundation's types as targets of casts: on Apple's systems they are bridged implicitly, so `query as
// CFDictionary` and `kSecClass as String` have the same meaning there and here. As there, strings, booleans and
// dictionaries are objects: queries of the keychain are written as `[String: AnyObject]`, too.

/// Apple's page: CoreFoundation/CFString.
public typealias CFString = NSString
/// Apple's page: CoreFoundation/CFData.
public typealias CFData = Data
/// Apple's page: CoreFoundation/CFURL.
public typealias CFURL = URL
/// Apple's page: CoreFoundation/CFArray.
public typealias CFArray = [Any]
/// Apple's page: CoreFoundation/CFDictionary.
public typealias CFDictionary = NSDictionary
/// Apple's page: CoreFoundation/CFBoolean.
public typealias CFBoolean = NSNumber
/// Apple's page: CoreFoundation/CFNumber.
public typealias CFNumber = NSNumber
/// Apple's page: CoreFoundation/CFError.
public typealias CFError = NSError
/// Apple's page: CoreFoundation/CFTypeRef.
public typealias CFTypeRef = AnyObject
/// Apple's page: CoreFoundation/CFIndex.
public typealias CFIndex = Int
/// There is only one allocator here. Apple's page: CoreFoundation/CFAllocator.
public final class CFAllocator: Sendable {}

/// Apple's page: CoreFoundation/kCFBooleanTrue.
public var kCFBooleanTrue: CFBoolean! { true }
/// Apple's page: CoreFoundation/kCFBooleanFalse.
public var kCFBooleanFalse: CFBoolean! { false }
/// Apple's page: CoreFoundation/kCFAllocatorDefault.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()

/// Apple's page: CoreFoundation/CFErrorGetDomain(_:).
public func CFErrorGetDomain(_ error: CFError!) -> CFString! { error?.domain as CFString? }
/// Apple's page: CoreFoundation/CFErrorGetCode(_:).
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error?.code ?? 0 }

/// A result code; zero is success. Apple's page: Kernel/OSStatus.
public typealias OSStatus = Int32
/// Four letters as a number. Apple's page: Kernel/FourCharCode.
public typealias FourCharCode = UInt32
/// Success. Apple's page: Kernel/noErr.
public var noErr: OSStatus { 0 }
