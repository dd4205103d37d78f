package import Ambient
package import Foundation
import FoundationAdditions
import ImageCodecs
import ImagePipeline
import Localization
import Views
import Widgets

extension World {
  /// Sets the ambient values for code that is not passed the world, for a picture of `date`.
  package func apply(to values: inout AmbientValues, at date: Date) {
    values.groupContainers = groupContainers
    values.localization = localization(at: date)
    values.assets = assets
    values.decodingLimits = decodingLimits
    values.scaledImageCache = imageCache
    values.imageFetcher = pictures
  }

  /// Calls the program's code (queries, option providers) with the world bound.
  package func asking<Value, Failure>(
    _ question: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await withAmbientValues(bindForWidgetCode, operation: question)
  }

  /// Creates a value of the program's, such as its bundle, with the world bound: widgets create their stores in their
  /// initializers, and stores read the app group's data.
  package func making<Value, Failure>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value {
    try withAmbientValues(bindForWidgetCode, operation: make)
  }

  private func bindForWidgetCode(_ values: inout AmbientValues) {
    apply(to: &values, at: now)
    values.ignoresReloads = true
  }
}
