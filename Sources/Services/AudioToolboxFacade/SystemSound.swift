// Importing AudioToolbox includes these.
@_exported public import FoundationAdditions

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Does nothing. Apple's page: AudioToolbox/AudioServicesPlaySystemSound(_:).
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Does nothing. Apple's page: AudioToolbox/AudioServicesPlayAlertSound(_:).
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Calls back at once. Apple's page: AudioToolbox/AudioServicesPlaySystemSoundWithCompletion(_:_:).
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  if let inCompletionBlock { UnavailableService.later(inCompletionBlock) }
}

/// Creates a silent sound. Apple's page: AudioToolbox/AudioServicesCreateSystemSoundID(_:_:).
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0
  return noErr
}

/// Does nothing. Apple's page: AudioToolbox/AudioServicesDisposeSystemSoundID(_:).
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { noErr }
