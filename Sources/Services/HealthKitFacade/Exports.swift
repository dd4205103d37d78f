// The names that widget sources see when they import HealthKit.
@_exported public import FoundationAdditions
