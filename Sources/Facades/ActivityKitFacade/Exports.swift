// The names that widget sources see when they import ActivityKit.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import LiveActivities
