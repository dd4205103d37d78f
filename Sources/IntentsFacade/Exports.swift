// The names that widget sources see when they import Intents.
@_exported public import FoundationAdditions
