public import Foundation
import Rendering
public import SwiftUI
import Views

/// The wallpaper behind a widget in a snapshot.
public enum SnapshotBackdrop: Sendable {
  case color(Color)
  /// An image file, which fills the device's screen. The widget is in its middle.
  case image(URL)

  var background: WallpaperBackground {
    switch self {
    case .color(let color): .color(color.resolved(in: EnvironmentValues()))
    case .image(let file): .picture(path: file.absoluteURL.path)
    }
  }
}
