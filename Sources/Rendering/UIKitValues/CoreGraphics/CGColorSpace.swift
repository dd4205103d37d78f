import Foundation
public import FoundationAdditions
import Graphics
import Views

/// A colour space. Everything is drawn in sRGB; only Display P3 and gray are converted to it. Apple's page:
/// CoreGraphics/CGColorSpace.
public final class CGColorSpace: Hashable, Sendable {
  public var name: CFString? { nameText as CFString? }
  private let nameText: String?
  /// Without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
  public let model: CGColorSpaceModel

  init(_ model: CGColorSpaceModel, name: CFString? = nil) { (self.model, nameText) = (model, name as String?) }

  /// `nil` for a name that is not declared here.
  public convenience init?(name: CFString) {
    switch name {
    case Self.genericGrayGamma2_2, Self.linearGray: self.init(.monochrome, name: name)
    case Self.sRGB, Self.displayP3, Self.linearSRGB, Self.extendedSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear:
      self.init(.rgb, name: name)
    default: return nil
    }
  }

  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { (a.model, a.nameText) == (b.model, b.nameText) }
  public func hash(into hasher: inout Hasher) { hasher.combine(nameText) }

  /// The colour of components in this space, alpha last. Missing components are 0, a missing alpha is 1.
  func resolved(_ components: [CGFloat]) -> ResolvedColor {
    func component(_ index: Int) -> Double { components.indices.contains(index) ? Double(components[index]) : 0 }
    let alpha = components.count > numberOfComponents ? component(numberOfComponents) : 1
    guard model != .monochrome else { return ResolvedColor(white: component(0), alpha: alpha) }
    let (red, green, blue) = (component(0), component(1), component(2))
    guard let name, name != Self.sRGB, name != Self.extendedSRGB else {
      return ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    let space: Color.RGBColorSpace = name == Self.displayP3 ? .displayP3 : .sRGBLinear
    return UIColor(Color(space, red: red, green: green, blue: blue, opacity: alpha)).resolved
  }
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb
}

/// sRGB. Apple's page: CoreGraphics/CGColorSpaceCreateDeviceRGB().
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
