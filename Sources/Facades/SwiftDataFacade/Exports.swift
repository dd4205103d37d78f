// The names that widget sources see when they import SwiftData.
@_exported public import FoundationAdditions
@_exported public import Observation
