// The names that widget sources see when they import CloudKit.
@_exported public import CoreLocationFacade
@_exported public import FoundationAdditions
