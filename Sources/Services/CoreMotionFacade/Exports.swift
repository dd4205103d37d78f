// The names that widget sources see when they import CoreMotion.
@_exported public import FoundationAdditions
