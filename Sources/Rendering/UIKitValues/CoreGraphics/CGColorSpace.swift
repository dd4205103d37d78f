import Foundation
public import FoundationAdditions
import Graphics
import Views

/// How components are meant. Everything is drawn in sRGB; only Display P3 and greys are converted to it.
/// Apple's page: CoreGraphics/CGColorSpace.
public final class CGColorSpace: Hashable, Sendable {
  /// The space's name.
  public var name: CFString? { nameText as CFString? }
  private let nameText: String?
  /// How many components a colour has, apart from its alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
  /// What the components are.
  public let model: CGColorSpaceModel

  init(_ model: CGColorSpaceModel, name: CFString? = nil) { (self.model, nameText) = (model, name as String?) }

  /// A space by name; nil for one that is not declared here.
  public convenience init?(name: CFString) {
    switch name {
    case Self.genericGrayGamma2_2, Self.linearGray: self.init(.monochrome, name: name)
    case Self.sRGB, Self.displayP3, Self.linearSRGB, Self.extendedSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear:
      self.init(.rgb, name: name)
    default: return nil
    }
  }

  /// sRGB.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// Display P3.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// sRGB before gamma encoding.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// sRGB beyond 0…1.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// sRGB before gamma encoding, beyond 0…1.
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  /// sRGB before gamma encoding.
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  /// Greys.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// Greys before gamma encoding.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }

  /// Equal names and models.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { (a.model, a.nameText) == (b.model, b.nameText) }
  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(nameText) }

  /// The colour of components in this space, alpha last; what is missing counts as 0, a missing alpha as 1.
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

/// What the components of a colour are. Apple's page: CoreGraphics/CGColorSpaceModel.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// A grey.
  case monochrome
  /// Red, green and blue.
  case rgb
}

/// The space of screens: sRGB. Apple's page: CoreGraphics/CGColorSpaceCreateDeviceRGB().
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
/// Greys. Apple's page: CoreGraphics/CGColorSpaceCreateDeviceGray().
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
