import Foundation
import Graphics
import Snapshots
import SwiftUI
import Timelines
import Views
import WidgetKit

/// The axes of a matrix, as the arguments of assertions.
struct MatrixAxes {
  var families: SnapshotAxis<WidgetFamily> = .all
  var schemes: SnapshotAxis<ColorScheme> = .all
  var devices: SnapshotAxis<DeviceProfile> = [.standard]
  var typeSizes: SnapshotAxis<DynamicTypeSize> = [.large]
  var locales: [Locale] = []
  var modes: SnapshotAxis<WidgetRenderingMode>?
  var looks: SnapshotAxis<SnapshotLook> = [.standard]
  var states: SnapshotAxis<SnapshotState> = [.timeline]
  var scale: CGFloat = 2
  /// Nil for the system's blue.
  var accent: Color?
  var backdrop: SnapshotBackdrop?

  var matrix: SnapshotMatrix {
    var matrix = SnapshotMatrix()
    matrix.families = families.values
    matrix.schemes = schemes.values ?? ColorScheme.allCases
    matrix.devices = devices.values ?? DeviceProfile.all
    matrix.typeSizes = typeSizes.values ?? DynamicTypeSize.allCases
    matrix.locales = locales
    matrix.modes = modes.map { $0.values ?? [.fullColor, .accented, .vibrant] }
    matrix.looks = (looks.values ?? SnapshotLook.allCases).map(\.look)
    matrix.states = (states.values ?? SnapshotState.allCases).map(\.state)
    matrix.scale = PixelScale(scale)
    if let accent { matrix.accent = accent.resolved(in: EnvironmentValues()) }
    matrix.backdrop = backdrop?.background
    return matrix
  }
}
