public import Foundation

/// Properties of the device and its system on Apple's systems.
extension ProcessInfo {
  /// Always false. Apple's page: Foundation/ProcessInfo/isiOSAppOnMac.
  public var isiOSAppOnMac: Bool { false }

  /// Always false. Apple's page: Foundation/ProcessInfo/isMacCatalystApp.
  public var isMacCatalystApp: Bool { false }

  /// Always false. Apple's page: Foundation/ProcessInfo/isLowPowerModeEnabled.
  public var isLowPowerModeEnabled: Bool { false }

  /// Apple's page: Foundation/ProcessInfo/ThermalState.
  public enum ThermalState: Int, Hashable, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// Always nominal. Apple's page: Foundation/ProcessInfo/thermalState.
  public var thermalState: ThermalState { .nominal }
}
