// The names that widget sources see when they import AppIntents.
@_exported public import ConfigurationIntents
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import Localization
