package import Ambient
import FoundationAdditions
import ImageCodecs
import ImageFetching
import Localization
import ImagePipeline
package import Foundation
import Views
import Widgets

extension World {
  /// Sets the values that code reads without being passed the world, for a picture whose date is `date`.
  package func apply(to values: inout AmbientValues, at date: Date) {
    values.groupContainers = groupContainers
    values.localization = localization(at: date)
    values.assets = assets
    values.decodingLimits = pictureLimits
    values.scaledPictureCache = pictureCache
    values.pictureFetcher = pictures
  }

  /// Asks code of the program (queries, providers of choices) with the world bound.
  package func asking<Value, Failure>(
    _ question: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await withAmbientValues(bindForWidgetCode, operation: question)
  }

  /// Creates something of the program's, such as its bundle, with the world bound: widgets create their stores with
  /// themselves, and stores read what the app left in its group.
  package func making<Value, Failure>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value {
    try withAmbientValues(bindForWidgetCode, operation: make)
  }

  private func bindForWidgetCode(_ values: inout AmbientValues) {
    apply(to: &values, at: now)
    values.ignoresReloads = true
  }
}
