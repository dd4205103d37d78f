// The names that widget sources see when they import AudioToolbox.
@_exported public import FoundationAdditions
