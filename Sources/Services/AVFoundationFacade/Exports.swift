// The names that widget sources see when they import AVFoundation, which includes AVFAudio.
@_exported public import AVFAudioFacade
@_exported public import FoundationAdditions
