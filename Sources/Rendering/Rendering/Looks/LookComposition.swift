import Foundation
import Graphics
import Timelines
import Views
import Widgets

/// Puts a painted widget where its look shows it: on its plate, in its size, over the wallpaper.
struct LookComposition {
  let request: RenderRequest
  /// Of the widget.
  let outline: ContainerOutline
  let texture: WidgetTexture
  let ground: WidgetGround?

  var magnification: CGFloat { request.isInWidget ? request.look.magnification : 1 }

  /// The picture's size.
  var size: CGSize {
    CGSize(width: outline.frame.size.width * magnification, height: outline.frame.size.height * magnification)
  }

  private var path: Path { Path(roundedRect: outline.frame, cornerRadius: outline.cornerRadius) }

  func items(of widget: [DisplayItem]) -> [DisplayItem] {
    var items = plate + widget
    if request.device.idiom == .vision && request.isInWidget {
      let surface = VisionSurface(
        texture: texture, isRecessed: request.look == .recessed, frame: outline.frame,
        cornerRadius: outline.cornerRadius)
      items = surface.items(around: items)
    }
    if isCut { items = [.group(.clip(path, evenOdd: false), items)] }
    if magnification != 1 {
      items = [.group(.transform(CGAffineTransform(scaleX: magnification, y: magnification)), items)]
    }
    let behind = behind
    items = behind + items
    // The wallpaper is dimmed, too.
    if request.look == .alwaysOn { items = [.group(.color(.multiply(Self.dimmed)), items)] }
    if request.hasTransparentCorners && !behind.isEmpty {
      let path = path.applying(CGAffineTransform(scaleX: magnification, y: magnification))
      return [.group(.clip(path, evenOdd: false), items)]
    }
    return items
  }

  /// Whether the corners show what is behind the widget. Nothing else covers the corners of a Lock Screen.
  private var isCut: Bool {
    if request.hasTransparentCorners { return true }
    guard ground != nil || request.look == .carPlay, !request.look.isOnBlack else { return false }
    return request.renderingMode != .vibrant && !request.hasWatchFace && !request.family.isAccessory
  }

  /// What is behind the widget.
  private var behind: [DisplayItem] {
    let canvas = Path(CGRect(origin: .zero, size: size))
    // StandBy shows no wallpaper.
    if request.look.isOnBlack { return [.fill(canvas, .color(.black), evenOdd: false)] }
    if let ground { return ground.items(in: size) }
    let isInColors = request.renderingMode == .fullColor
    return isInColors && request.isOnWatchFace ? [.fill(canvas, .color(.black), evenOdd: false)] : []
  }

  /// The plate of a car's display. Its colours are ours.
  private var plate: [DisplayItem] {
    guard request.look == .carPlay else { return [] }
    let color =
      request.colorScheme == .dark ? ResolvedColor(white: 0.11, alpha: 0.86) : ResolvedColor(white: 1, alpha: 0.86)
    return [.fill(path, .material(Backdrop(radius: 12, saturation: 1.4, tint: color)), evenOdd: false)]
  }

  /// The light of a dimmed display. Apple publishes no number.
  private static let dimmed = ResolvedColor(white: 0.5)
}
