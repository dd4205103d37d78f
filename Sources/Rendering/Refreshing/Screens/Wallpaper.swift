import Ambient
package import Foundation
package import Graphics
package import ImagePipeline
package import Rendering

/// A picture for a screen: a background with widgets on it.
package struct Wallpaper: Sendable {
  /// A widget's picture on the screen.
  package struct Pane: Sendable {
    package let picture: DrawableImage
    /// The frame; a picture of another size is stretched.
    package let frame: ScreenFrame
    /// In pixels, for pictures with opaque corners; 0 for no change.
    package let cornerRadius: Double

    package init(_ picture: DrawableImage, in frame: ScreenFrame, cornerRadius: Double = 0) {
      (self.picture, self.frame, self.cornerRadius) = (picture, frame, cornerRadius)
    }

    fileprivate var item: DisplayItem {
      let frame = CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
      let item = DisplayItem.picture(ImageItem(picture: picture, frame: frame))
      guard cornerRadius > 0 else { return item }
      return .group(.clip(Path(roundedRect: frame, cornerRadius: cornerRadius), evenOdd: false), [item])
    }
  }

  package let size: PixelSize
  package let background: WallpaperBackground
  /// In painting order: later ones are on top.
  package let panes: [Pane]
  /// The display with few colours for which it is drawn; nil for all colours.
  package let panel: Panel?

  package init(size: PixelSize, background: WallpaperBackground, panes: [Pane], panel: Panel? = nil) {
    (self.size, self.background, self.panes, self.panel) = (size, background, panes, panel)
  }
}

package enum WallpaperError: Error, CustomStringConvertible {
  /// The background image cannot be drawn.
  case background(path: String, ImageError)
  case rendering(RenderError)

  package var description: String {
    switch self {
    case .background(let path, let error): "\(path): \(error)"
    case .rendering(let error): "\(error)"
    }
  }
}

extension WidgetRenderer {
  /// The file of a wallpaper, as pixels in any format. A transparent background is drawn on black. Equal wallpapers give equal bytes. A
  /// widget's picture that cannot be decoded is left out, with a diagnostic.
  ///
  /// - Throws: ``WallpaperError``.
  package func compose(_ wallpaper: Wallpaper, as format: OutputFormat = .png) throws(WallpaperError) -> Data {
    let screen = CGSize(width: wallpaper.size.width, height: wallpaper.size.height)
    // Programs that show the picture would fill transparent areas differently.
    let ground = DisplayItem.fill(
      Path(CGRect(origin: .zero, size: screen)), .color(ResolvedColor(white: 0)), evenOdd: false)
    let items =
      (wallpaper.background.mayBeTransparent ? [ground] : []) + [try background(of: wallpaper)]
      + wallpaper.panes.map(\.item)
    var list = DisplayList(size: screen, scale: PixelScale(1), items: items)
    list.panel = wallpaper.panel
    do throws(RenderError) {
      return try wallpaper.panel == nil ? encode(list) : panelFile(of: list, format)
    } catch {
      throw .rendering(error)
    }
  }

  private func background(of wallpaper: Wallpaper) throws(WallpaperError) -> DisplayItem {
    // A large photograph is decoded once, not for every change; widgets' pictures would only fill the cache.
    do throws(ImageError) {
      return try withAmbientValues({ $0.scaledImageCache = world.imageCache }) { () throws(ImageError) in
        try wallpaper.background.item(filling: wallpaper.size)
      }
    } catch {
      guard case .picture(let path) = wallpaper.background else { throw .background(path: "", error) }
      throw .background(path: path, error)
    }
  }
}
