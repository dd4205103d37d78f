import Foundation

/// The curve between components in proportion to light and the gamma-encoded ones of sRGB (IEC 61966-2-1).
package enum TransferCurve {
  /// The amount of light, 0…1, of an encoded component.
  package static func linear(_ component: Double) -> Double {
    let value = min(max(component, 0), 1)
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The encoded component, 0…1, of an amount of light.
  package static func encoded(_ component: Double) -> Double {
    let value = min(max(component, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
