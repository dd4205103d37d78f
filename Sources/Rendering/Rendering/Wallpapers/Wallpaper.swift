import Ambient
package import ImagePipeline
package import Foundation
package import Graphics

/// A picture for a screen: a background with widgets on it.
package struct Wallpaper: Sendable {
  /// A widget's picture on the screen.
  package struct Pane: Sendable {
    package let picture: DrawableImage
    /// Where it lies; a picture of another size is stretched.
    package let frame: ScreenFrame
    /// In pixels, for pictures whose corners are not clear themselves; 0 to leave them as they are.
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
  /// Later ones lie over earlier ones.
  package let panes: [Pane]

  package init(size: PixelSize, background: WallpaperBackground, panes: [Pane]) {
    (self.size, self.background, self.panes) = (size, background, panes)
  }
}

/// Why there is no wallpaper.
package enum WallpaperError: Error, CustomStringConvertible {
  /// The file behind the widgets cannot be drawn.
  case background(path: String, ImageError)
  case rendering(RenderError)

  /// One sentence without a full stop.
  package var description: String {
    switch self {
    case .background(let path, let error): "\(path): \(error)"
    case .rendering(let error): "\(error)"
    }
  }
}

extension WidgetRenderer {
  /// The file of a wallpaper, as PNG; where its background is transparent it is black. Equal ones give equal bytes. A widget's picture that cannot be decoded is left out,
  /// with a diagnostic.
  ///
  /// - Throws: ``WallpaperError``.
  package func compose(_ wallpaper: Wallpaper) throws(WallpaperError) -> Data {
    let screen = CGSize(width: wallpaper.size.width, height: wallpaper.size.height)
    // A screen has nothing behind it: what is transparent would be anything, by the program that shows the picture.
    let ground = DisplayItem.fill(
      Path(CGRect(origin: .zero, size: screen)), .color(ResolvedColor(white: 0)), evenOdd: false)
    let items =
      (wallpaper.background.mayBeTransparent ? [ground] : []) + [try background(of: wallpaper)]
      + wallpaper.panes.map(\.item)
    do throws(RenderError) {
      return try encode(DisplayList(size: screen, scale: PixelScale(1), items: items))
    } catch {
      throw .rendering(error)
    }
  }

  private func background(of wallpaper: Wallpaper) throws(WallpaperError) -> DisplayItem {
    // A large photograph is decoded once, not at every change; widgets' pictures would only fill the cache.
    do throws(ImageError) {
      return try withAmbientValues({ $0.scaledPictureCache = world.pictureCache }) { () throws(ImageError) in
        try wallpaper.background.item(filling: wallpaper.size)
      }
    } catch {
      guard case .picture(let path) = wallpaper.background else { throw .background(path: "", error) }
      throw .background(path: path, error)
    }
  }
}
