// The names that widget sources see when they import CoreData.
@_exported public import FoundationAdditions
