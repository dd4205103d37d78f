// The names that widget sources see when they import Intents.
@_exported public import ConfigurationIntents
// Intents have places as values: who imports them sees Core Location's names too.
@_exported public import CoreLocationFacade
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import Localization
