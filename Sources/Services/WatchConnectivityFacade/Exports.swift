// The names that widget sources see when they import WatchConnectivity.
@_exported public import FoundationAdditions
