import Diagnostics
import Graphics

extension GraphicsContext {
  /// How what is drawn mixes with what is there. Apple's page: SwiftUI/GraphicsContext/BlendMode.
  ///
  /// The modes of Porter and Duff that would clear what lies outside of what is drawn are drawn as `normal`, reported.
  public struct BlendMode: Hashable, Sendable {
    private enum Operation: Hashable, Sendable {
      case blend(Graphics.BlendMode)
      case copy
      case unsupported(String)
    }

    private let operation: Operation

    private init(_ operation: Operation) { self.operation = operation }

    private init(_ mode: Graphics.BlendMode) { operation = .blend(mode) }

    func applied(to items: [DisplayItem]) -> [DisplayItem] {
      switch operation {
      case .blend(.normal): return items
      case .blend(let mode): return [.group(.blend(mode), items)]
      case .copy: return [.group(.blend(.destinationOut), items)] + items
      case .unsupported(let name):
        DiagnosticLog.current.report(
          Diagnostic(id: "canvas.blend-mode", message: "a canvas drew with the blend mode normal", subject: name))
        return items
      }
    }

    /// Covers what is there.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// Products.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// Products of the inverses.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Multiplies where it is dark, screens where it is bright.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The darker of both.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The brighter of both.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Brightens what is there.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens what is there.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// A gentle overlay.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// Multiplies where the source is dark, screens where it is bright.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// The distance between both.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// A difference of less contrast.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The source's hue.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The source's saturation.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The source's hue and saturation.
    public static var color: BlendMode { BlendMode(.color) }
    /// The source's brightness.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Takes away what is there where something is drawn.
    public static var clear: BlendMode { BlendMode(.destinationOut) }
    /// Replaces what is there.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// The source where something is there, and nothing else.
    public static var sourceIn: BlendMode { BlendMode(.unsupported("sourceIn")) }
    /// The source where nothing is there, and nothing else.
    public static var sourceOut: BlendMode { BlendMode(.unsupported("sourceOut")) }
    /// The source, only where something is there.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// The source below what is there.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// What is there, only where something is drawn.
    public static var destinationIn: BlendMode { BlendMode(.unsupported("destinationIn")) }
    /// Takes away what is there, in proportion to the source's alpha.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// What is there over the source, only where something is drawn.
    public static var destinationAtop: BlendMode { BlendMode(.unsupported("destinationAtop")) }
    /// Where one of both is, but not the other.
    public static var xor: BlendMode { BlendMode(.unsupported("xor")) }
    /// Adds, and darkens.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// Adds.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
