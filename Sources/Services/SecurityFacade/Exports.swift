// The names that widget sources see when they import Security.
@_exported public import FoundationAdditions
