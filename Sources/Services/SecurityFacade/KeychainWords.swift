public import FoundationAdditions

// Apple's values, as they may be stored in files.

/// Apple's page: Security/kSecClass.
public var kSecClass: CFString { "class" }
/// Apple's page: Security/kSecClassGenericPassword.
public var kSecClassGenericPassword: CFString { "genp" }
/// Apple's page: Security/kSecClassInternetPassword.
public var kSecClassInternetPassword: CFString { "inet" }
/// Apple's page: Security/kSecClassCertificate.
public var kSecClassCertificate: CFString { "cert" }
/// Apple's page: Security/kSecClassKey.
public var kSecClassKey: CFString { "keys" }
/// Apple's page: Security/kSecClassIdentity.
public var kSecClassIdentity: CFString { "idnt" }
/// Apple's page: Security/kSecAttrAccount.
public var kSecAttrAccount: CFString { "acct" }
/// Apple's page: Security/kSecAttrService.
public var kSecAttrService: CFString { "svce" }
/// Apple's page: Security/kSecAttrServer.
public var kSecAttrServer: CFString { "srvr" }
/// Apple's page: Security/kSecAttrAccessGroup.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// Apple's page: Security/kSecAttrSynchronizable.
public var kSecAttrSynchronizable: CFString { "sync" }
/// Apple's page: Security/kSecAttrSynchronizableAny.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// Apple's page: Security/kSecAttrLabel.
public var kSecAttrLabel: CFString { "labl" }
/// Apple's page: Security/kSecAttrGeneric.
public var kSecAttrGeneric: CFString { "gena" }
/// Apple's page: Security/kSecAttrApplicationTag.
public var kSecAttrApplicationTag: CFString { "atag" }
/// Apple's page: Security/kSecAttrApplicationLabel.
public var kSecAttrApplicationLabel: CFString { "klbl" }
/// Apple's page: Security/kSecAttrKeyClass.
public var kSecAttrKeyClass: CFString { "kcls" }
/// Apple's page: Security/kSecAttrKeyType.
public var kSecAttrKeyType: CFString { "type" }
/// Apple's page: Security/kSecAttrComment.
public var kSecAttrComment: CFString { "icmt" }
/// Apple's page: Security/kSecAttrDescription.
public var kSecAttrDescription: CFString { "desc" }
/// Apple's page: Security/kSecAttrSecurityDomain.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// Apple's page: Security/kSecAttrCreationDate.
public var kSecAttrCreationDate: CFString { "cdat" }
/// Apple's page: Security/kSecAttrModificationDate.
public var kSecAttrModificationDate: CFString { "mdat" }
/// Apple's page: Security/kSecAttrAccessible.
public var kSecAttrAccessible: CFString { "pdmn" }
/// Apple's page: Security/kSecAttrAccessibleWhenUnlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// Apple's page: Security/kSecAttrAccessibleAfterFirstUnlock.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// Apple's page: Security/kSecAttrAccessibleAlways.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// Apple's page: Security/kSecAttrAccessibleWhenUnlockedThisDeviceOnly.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// Apple's page: Security/kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// Apple's page: Security/kSecAttrAccessibleAlwaysThisDeviceOnly.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
/// Apple's page: Security/kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// Apple's page: Security/kSecValueData.
public var kSecValueData: CFString { "v_Data" }
/// Apple's page: Security/kSecValueRef.
public var kSecValueRef: CFString { "v_Ref" }
/// Apple's page: Security/kSecReturnData.
public var kSecReturnData: CFString { "r_Data" }
/// Apple's page: Security/kSecReturnAttributes.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// Apple's page: Security/kSecReturnRef.
public var kSecReturnRef: CFString { "r_Ref" }
/// Apple's page: Security/kSecReturnPersistentRef.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// Apple's page: Security/kSecMatchLimit.
public var kSecMatchLimit: CFString { "m_Limit" }
/// Apple's page: Security/kSecMatchLimitOne.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// Apple's page: Security/kSecMatchLimitAll.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// Apple's page: Security/kSecUseDataProtectionKeychain.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
/// Apple's page: Security/kSecUseAuthenticationUI.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
/// Apple's page: Security/kSecUseAuthenticationContext.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
/// Apple's page: Security/kSecAttrAccessControl.
public var kSecAttrAccessControl: CFString { "accc" }
