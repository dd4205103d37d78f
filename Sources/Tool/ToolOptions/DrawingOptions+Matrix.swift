import Foundation
import Graphics
import Rendering
package import Snapshots
import SystemSettings
import Timelines
import Views

extension DrawingOptions {
  /// Light and dark with these options; only the given scheme, or e-ink, if the options have one.
  package var matrix: SnapshotMatrix {
    var matrix = SnapshotMatrix()
    (matrix.devices, matrix.typeSizes, matrix.locales) = ([device], [typeSize], [locale])
    (matrix.states, matrix.modes, matrix.scale) = ([look.state], look.mode.map { [$0] }, scale)
    matrix.looks = [look.chosen]
    if let scheme { matrix.schemes = [scheme == .dark ? .dark : .light] }
    if scheme == nil && panel.palette != nil { matrix.schemes = [.light] }
    return matrix
  }

  /// The options that draw one cell of `matrix`.
  package func drawing(_ cell: SnapshotCell, of matrix: SnapshotMatrix) -> DrawingOptions {
    var options = self
    let request = cell.request
    (options.device, options.typeSize, options.look.state) = (request.device, request.typeSize, request.state)
    // The system's locale stays the system's.
    if Locale(identifier: locale.identifier(.icu)) != cell.locale { options.chosenLocale = .named(cell.locale) }
    options.look.chosen = request.look
    options.look.mode =
      matrix.modes != nil && request.look.renderingMode == nil ? request.renderingMode : look.mode
    // With a palette, the default is e-ink.
    if scheme != .eink && (scheme != nil || panel.palette == nil || matrix.schemes != [.light]) {
      options.scheme = request.scheme
    }
    return options
  }
}
