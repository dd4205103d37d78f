public import Foundation

/// What Apple's systems say of the device and of the system that runs the process.
extension ProcessInfo {
  /// Whether an app of a phone runs on a Mac: never. Apple's page: Foundation/ProcessInfo/isiOSAppOnMac.
  public var isiOSAppOnMac: Bool { false }

  /// Whether an app of a tablet was built for a Mac: never. Apple's page: Foundation/ProcessInfo/isMacCatalystApp.
  public var isMacCatalystApp: Bool { false }

  /// Whether the device saves energy: never. Apple's page: Foundation/ProcessInfo/isLowPowerModeEnabled.
  public var isLowPowerModeEnabled: Bool { false }

  /// How hot the device is. Apple's page: Foundation/ProcessInfo/ThermalState.
  public enum ThermalState: Int, Hashable, Sendable {
    /// As it should be.
    case nominal
    /// Slightly warm.
    case fair
    /// Warm enough to do less.
    case serious
    /// Too hot.
    case critical
  }

  /// Always nominal. Apple's page: Foundation/ProcessInfo/thermalState.
  public var thermalState: ThermalState { .nominal }
}
