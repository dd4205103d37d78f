public import Foundation

// Core Foundation's types as what sources cast to and from them: on Apple's systems the two are bridged without a sign of
// it, so `query as CFDictionary` and `kSecClass as String` mean the same there and here. Text, yes and no, and dictionaries
// are objects, as there: the keychain's questions are written as `[String: AnyObject]`, too.

/// Text. Apple's page: CoreFoundation/CFString.
public typealias CFString = NSString
/// Bytes. Apple's page: CoreFoundation/CFData.
public typealias CFData = Data
/// An address. Apple's page: CoreFoundation/CFURL.
public typealias CFURL = URL
/// A list. Apple's page: CoreFoundation/CFArray.
public typealias CFArray = [Any]
/// Values by name. Apple's page: CoreFoundation/CFDictionary.
public typealias CFDictionary = NSDictionary
/// Yes or no. Apple's page: CoreFoundation/CFBoolean.
public typealias CFBoolean = NSNumber
/// A number. Apple's page: CoreFoundation/CFNumber.
public typealias CFNumber = NSNumber
/// What went wrong. Apple's page: CoreFoundation/CFError.
public typealias CFError = NSError
/// Anything. Apple's page: CoreFoundation/CFTypeRef.
public typealias CFTypeRef = AnyObject
/// A place in a list. Apple's page: CoreFoundation/CFIndex.
public typealias CFIndex = Int
/// What makes values: there is one way here. Apple's page: CoreFoundation/CFAllocator.
public final class CFAllocator: Sendable {}

/// True. Apple's page: CoreFoundation/kCFBooleanTrue.
public var kCFBooleanTrue: CFBoolean! { true }
/// False. Apple's page: CoreFoundation/kCFBooleanFalse.
public var kCFBooleanFalse: CFBoolean! { false }
/// The way in which values are made. Apple's page: CoreFoundation/kCFAllocatorDefault.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()

/// The area of an error. Apple's page: CoreFoundation/CFErrorGetDomain(_:).
public func CFErrorGetDomain(_ error: CFError!) -> CFString! { error?.domain as CFString? }
/// The number of an error. Apple's page: CoreFoundation/CFErrorGetCode(_:).
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error?.code ?? 0 }

/// The result of older calls of the system; nought is success. Apple's page: Kernel/OSStatus.
public typealias OSStatus = Int32
/// Four letters as a number. Apple's page: Kernel/FourCharCode.
public typealias FourCharCode = UInt32
/// Success. Apple's page: Kernel/noErr.
public var noErr: OSStatus { 0 }
