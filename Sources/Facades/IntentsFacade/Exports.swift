// The names that widget sources see when they import Intents.
@_exported public import ConfigurationIntents
// Placemarks are intent values: importing Intents imports Core Location too.
@_exported public import CoreLocationFacade
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import Localization
