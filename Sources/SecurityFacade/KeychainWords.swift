public import FoundationAdditions

// The words of the keychain's questions, with the values that Apple's have: they may stand in files.

/// The kind of an item. Apple's page: Security/kSecClass.
public let kSecClass: CFString = "class"
/// A password. Apple's page: Security/kSecClassGenericPassword.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of an address. Apple's page: Security/kSecClassInternetPassword.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate. Apple's page: Security/kSecClassCertificate.
public let kSecClassCertificate: CFString = "cert"
/// A key. Apple's page: Security/kSecClassKey.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key. Apple's page: Security/kSecClassIdentity.
public let kSecClassIdentity: CFString = "idnt"
/// Whose it is. Apple's page: Security/kSecAttrAccount.
public let kSecAttrAccount: CFString = "acct"
/// What it is for. Apple's page: Security/kSecAttrService.
public let kSecAttrService: CFString = "svce"
/// The server's name. Apple's page: Security/kSecAttrServer.
public let kSecAttrServer: CFString = "srvr"
/// The programs that share it. Apple's page: Security/kSecAttrAccessGroup.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether devices share it. Apple's page: Security/kSecAttrSynchronizable.
public let kSecAttrSynchronizable: CFString = "sync"
/// Whether or not devices share it. Apple's page: Security/kSecAttrSynchronizableAny.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// What people read. Apple's page: Security/kSecAttrLabel.
public let kSecAttrLabel: CFString = "labl"
/// What else there is. Apple's page: Security/kSecAttrGeneric.
public let kSecAttrGeneric: CFString = "gena"
/// A remark. Apple's page: Security/kSecAttrComment.
public let kSecAttrComment: CFString = "icmt"
/// The sort of item. Apple's page: Security/kSecAttrDescription.
public let kSecAttrDescription: CFString = "desc"
/// The area of the server. Apple's page: Security/kSecAttrSecurityDomain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// When it was made. Apple's page: Security/kSecAttrCreationDate.
public let kSecAttrCreationDate: CFString = "cdat"
/// When it was changed. Apple's page: Security/kSecAttrModificationDate.
public let kSecAttrModificationDate: CFString = "mdat"
/// When it may be read. Apple's page: Security/kSecAttrAccessible.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is open. Apple's page: Security/kSecAttrAccessibleWhenUnlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was open. Apple's page: Security/kSecAttrAccessibleAfterFirstUnlock.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always. Apple's page: Security/kSecAttrAccessibleAlways.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While this device is open. Apple's page: Security/kSecAttrAccessibleWhenUnlockedThisDeviceOnly.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device was open. Apple's page: Security/kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device. Apple's page: Security/kSecAttrAccessibleAlwaysThisDeviceOnly.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// While this device has a code. Apple's page: Security/kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The secret. Apple's page: Security/kSecValueData.
public let kSecValueData: CFString = "v_Data"
/// The item itself. Apple's page: Security/kSecValueRef.
public let kSecValueRef: CFString = "v_Ref"
/// Whether to return the secret. Apple's page: Security/kSecReturnData.
public let kSecReturnData: CFString = "r_Data"
/// Whether to return what describes it. Apple's page: Security/kSecReturnAttributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether to return the item itself. Apple's page: Security/kSecReturnRef.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether to return what finds it again. Apple's page: Security/kSecReturnPersistentRef.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many. Apple's page: Security/kSecMatchLimit.
public let kSecMatchLimit: CFString = "m_Limit"
/// One. Apple's page: Security/kSecMatchLimitOne.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All. Apple's page: Security/kSecMatchLimitAll.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether to use the newer keychain. Apple's page: Security/kSecUseDataProtectionKeychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// Whether to ask the person. Apple's page: Security/kSecUseAuthenticationUI.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Who was asked before. Apple's page: Security/kSecUseAuthenticationContext.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Who may read it. Apple's page: Security/kSecAttrAccessControl.
public let kSecAttrAccessControl: CFString = "accc"
