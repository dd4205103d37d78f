// The names that widget sources see when they import SystemConfiguration.
@_exported public import FoundationAdditions
