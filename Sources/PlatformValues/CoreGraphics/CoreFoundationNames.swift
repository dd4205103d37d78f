public import Foundation

// Apple bridges Core Foundation's types to Foundation's; here they are the same, so that `as CFArray` compiles.

/// Apple's page: CoreFoundation/CFString.
public typealias CFString = String
/// Apple's page: CoreFoundation/CFData.
public typealias CFData = Data
/// Apple's page: CoreFoundation/CFURL.
public typealias CFURL = URL
/// Apple's page: CoreFoundation/CFArray.
public typealias CFArray = [Any]
/// Apple's page: CoreFoundation/CFDictionary.
public typealias CFDictionary = [AnyHashable: Any]
