import Diagnostics
import Graphics

extension GraphicsContext {
  /// How drawing is blended with the canvas. Apple's page: SwiftUI/GraphicsContext/BlendMode.
  ///
  /// The Porter-Duff modes that would clear everything outside of the drawing are drawn as `normal`, with a
  /// diagnostic.
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
          Diagnostic(id: "canvas.blend-mode", message: "unsupported blend mode; normal is used", subject: name))
        return items
      }
    }

    /// Covers what is below.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// Multiplies both.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// Multiplies the inverses of both.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Multiplies where the canvas is dark, screens where it is bright.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The darker of both.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The lighter of both.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Brightens the canvas.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens the canvas.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// A weaker overlay.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// Multiplies where the source is dark, screens where it is bright.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// The difference of both.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// A difference with less contrast.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The source's hue.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The source's saturation.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The source's hue and saturation.
    public static var color: BlendMode { BlendMode(.color) }
    /// The source's brightness.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Removes what is on the canvas where something is drawn.
    public static var clear: BlendMode { BlendMode(.destinationOut) }
    /// Replaces what is on the canvas.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// The source inside of what is on the canvas, and nothing else.
    public static var sourceIn: BlendMode { BlendMode(.unsupported("sourceIn")) }
    /// The source outside of what is on the canvas, and nothing else.
    public static var sourceOut: BlendMode { BlendMode(.unsupported("sourceOut")) }
    /// The source, clipped to what is on the canvas.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// The source below what is on the canvas.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// What is on the canvas, clipped to the source.
    public static var destinationIn: BlendMode { BlendMode(.unsupported("destinationIn")) }
    /// Removes what is on the canvas, in proportion to the source's alpha.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// What is on the canvas over the source, clipped to the source.
    public static var destinationAtop: BlendMode { BlendMode(.unsupported("destinationAtop")) }
    /// The parts of both that do not overlap.
    public static var xor: BlendMode { BlendMode(.unsupported("xor")) }
    /// Adds both, and darkens.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// Adds both.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
