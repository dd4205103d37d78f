// The names that widget sources see when they import AVFAudio.
@_exported public import FoundationAdditions
