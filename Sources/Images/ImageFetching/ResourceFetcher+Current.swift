import Ambient
package import Foundation
package import Graphics
import HTTPFetching
package import ImagePipeline

extension ResourceFetcher {
  /// The fetcher of the current task or the process, shared by providers and views; `nil` if fetching is off.
  public static var current: ResourceFetcher? { AmbientValues.current.imageFetcher as? ResourceFetcher }
}

extension ResourceFetcher: ImageFetcher {
  package nonisolated func image(at url: URL) async throws(ImageFetchError) -> DrawableImage {
    do throws(FetchError) {
      return try await picture(at: url).picture
    } catch {
      throw error == .offline ? .offline : .failed("\(error)")
    }
  }
}
