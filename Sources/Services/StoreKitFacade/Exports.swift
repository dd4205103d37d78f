// The names that widget sources see when they import StoreKit.
@_exported public import FoundationAdditions
