// On Apple's systems, Foundation exports these; on Linux, they are in other modules.
@_exported public import Foundation
@_exported public import Localization
@_exported public import Observation
