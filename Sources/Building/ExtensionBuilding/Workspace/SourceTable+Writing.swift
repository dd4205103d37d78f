import Foundation
import JSONText
import SourceTables

extension SourceTable {
  /// Writes the table into the folder of a tool's resources.
  func write(to resources: URL) throws(ExtensionBuildingError) {
    let place = resources.appending(path: Self.fileName)
    do {
      try JSONEncoder.stable(isPretty: false).encode(self).write(to: place)
    } catch {
      throw ExtensionBuildingError(.cannotCreate, "\(place.path): cannot be written: \(error.localizedDescription)")
    }
  }
}
