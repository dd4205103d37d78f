// The names that widget sources see when they import AVFoundation.
@_exported public import FoundationAdditions
