// The names that widget sources see when they import Network.
@_exported public import FoundationAdditions
