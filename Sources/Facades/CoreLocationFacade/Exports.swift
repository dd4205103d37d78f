// The names that widget sources see when they import CoreLocation.
@_exported public import FoundationAdditions
