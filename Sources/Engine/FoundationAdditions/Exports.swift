// What unmodified sources find in Foundation on Apple's systems, and in other modules on this one.
@_exported public import Foundation
@_exported public import Localization
@_exported public import Observation
