// The names that widget sources see when they import AVFoundation, which shows AVFAudio.
@_exported public import AVFAudioFacade
@_exported public import FoundationAdditions
