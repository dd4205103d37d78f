// The names that widget sources see when they import LocalAuthentication.
@_exported public import FoundationAdditions
