public import FoundationAdditions

// The words of the keychain's questions, with the values that Apple's have: they may stand in files.

/// The kind of an item. Apple's page: Security/kSecClass.
public var kSecClass: CFString { "class" }
/// A password. Apple's page: Security/kSecClassGenericPassword.
public var kSecClassGenericPassword: CFString { "genp" }
/// A password of an address. Apple's page: Security/kSecClassInternetPassword.
public var kSecClassInternetPassword: CFString { "inet" }
/// A certificate. Apple's page: Security/kSecClassCertificate.
public var kSecClassCertificate: CFString { "cert" }
/// A key. Apple's page: Security/kSecClassKey.
public var kSecClassKey: CFString { "keys" }
/// A certificate with its key. Apple's page: Security/kSecClassIdentity.
public var kSecClassIdentity: CFString { "idnt" }
/// Whose it is. Apple's page: Security/kSecAttrAccount.
public var kSecAttrAccount: CFString { "acct" }
/// What it is for. Apple's page: Security/kSecAttrService.
public var kSecAttrService: CFString { "svce" }
/// The server's name. Apple's page: Security/kSecAttrServer.
public var kSecAttrServer: CFString { "srvr" }
/// The programs that share it. Apple's page: Security/kSecAttrAccessGroup.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// Whether devices share it. Apple's page: Security/kSecAttrSynchronizable.
public var kSecAttrSynchronizable: CFString { "sync" }
/// Whether or not devices share it. Apple's page: Security/kSecAttrSynchronizableAny.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// What people read. Apple's page: Security/kSecAttrLabel.
public var kSecAttrLabel: CFString { "labl" }
/// What else there is. Apple's page: Security/kSecAttrGeneric.
public var kSecAttrGeneric: CFString { "gena" }
/// A tag that an app gives to a key. Apple's page: Security/kSecAttrApplicationTag.
public var kSecAttrApplicationTag: CFString { "atag" }
/// The hash of a public key. Apple's page: Security/kSecAttrApplicationLabel.
public var kSecAttrApplicationLabel: CFString { "klbl" }
/// Public, private or symmetric. Apple's page: Security/kSecAttrKeyClass.
public var kSecAttrKeyClass: CFString { "kcls" }
/// The algorithm of a key. Apple's page: Security/kSecAttrKeyType.
public var kSecAttrKeyType: CFString { "type" }
/// A remark. Apple's page: Security/kSecAttrComment.
public var kSecAttrComment: CFString { "icmt" }
/// The sort of item. Apple's page: Security/kSecAttrDescription.
public var kSecAttrDescription: CFString { "desc" }
/// The area of the server. Apple's page: Security/kSecAttrSecurityDomain.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// When it was made. Apple's page: Security/kSecAttrCreationDate.
public var kSecAttrCreationDate: CFString { "cdat" }
/// When it was changed. Apple's page: Security/kSecAttrModificationDate.
public var kSecAttrModificationDate: CFString { "mdat" }
/// When it may be read. Apple's page: Security/kSecAttrAccessible.
public var kSecAttrAccessible: CFString { "pdmn" }
/// While the device is open. Apple's page: Security/kSecAttrAccessibleWhenUnlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// Once the device was open. Apple's page: Security/kSecAttrAccessibleAfterFirstUnlock.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// Always. Apple's page: Security/kSecAttrAccessibleAlways.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// While this device is open. Apple's page: Security/kSecAttrAccessibleWhenUnlockedThisDeviceOnly.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// Once this device was open. Apple's page: Security/kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// Always, on this device. Apple's page: Security/kSecAttrAccessibleAlwaysThisDeviceOnly.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
/// While this device has a code. Apple's page: Security/kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// The secret. Apple's page: Security/kSecValueData.
public var kSecValueData: CFString { "v_Data" }
/// The item itself. Apple's page: Security/kSecValueRef.
public var kSecValueRef: CFString { "v_Ref" }
/// Whether to return the secret. Apple's page: Security/kSecReturnData.
public var kSecReturnData: CFString { "r_Data" }
/// Whether to return what describes it. Apple's page: Security/kSecReturnAttributes.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// Whether to return the item itself. Apple's page: Security/kSecReturnRef.
public var kSecReturnRef: CFString { "r_Ref" }
/// Whether to return what finds it again. Apple's page: Security/kSecReturnPersistentRef.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// How many. Apple's page: Security/kSecMatchLimit.
public var kSecMatchLimit: CFString { "m_Limit" }
/// One. Apple's page: Security/kSecMatchLimitOne.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All. Apple's page: Security/kSecMatchLimitAll.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// Whether to use the newer keychain. Apple's page: Security/kSecUseDataProtectionKeychain.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
/// Whether to ask the person. Apple's page: Security/kSecUseAuthenticationUI.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
/// Who was asked before. Apple's page: Security/kSecUseAuthenticationContext.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// Who may read it. Apple's page: Security/kSecAttrAccessControl.
public var kSecAttrAccessControl: CFString { "accc" }
