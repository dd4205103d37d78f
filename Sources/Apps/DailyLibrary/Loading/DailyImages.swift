import Diagnostics
import Foundation
import Graphics
import HTTPFetching
import ImageFetching
import ImagePipeline

/// Loads the images of data before drawing, each once.
struct DailyImages {
  let source: DailySource

  struct Outcome {
    var contents: [DailyImage: Data] = [:]
    /// Whether an image failed that may be available later.
    var mayImprove = false
  }

  /// The bytes of the available images. Reports the others: `daily.picture-missing`.
  func contents(of pictures: [DailyImage]) async -> Outcome {
    // In their order, which is that of the diagnostics.
    var places: [(picture: DailyImage, place: ImageLocation)] = []
    for picture in pictures where !places.contains(where: { $0.picture == picture }) {
      do throws(ImageLocation.ImageLocationError) {
        places.append((picture, try ImageLocation(picture, in: source)))
      } catch {
        report(error.reason, picture.location)
      }
    }
    let answers = await answers(for: Set(places.compactMap { $0.place.url }))
    var outcome = Outcome()
    for (picture, place) in places {
      switch place {
      case .file(let path): outcome.contents[picture] = contents(ofFile: path)
      case .address(let url):
        switch answers[url] {
        case nil:
          report("fetching is disabled", url.redacted)
          outcome.mayImprove = true
        case .success(let fetched)?: outcome.contents[picture] = contents(of: fetched.picture, url.redacted)
        case .failure(let error)?:
          report("\(error)", url.redacted)
          outcome.mayImprove = outcome.mayImprove || error.isNetworkError
        }
      }
    }
    return outcome
  }

  private func answers(for urls: Set<URL>) async -> [URL: Result<FetchedImage, FetchError>] {
    await ResourceFetcher.current?.pictures(at: urls) ?? [:]
  }

  /// Reports the files that are missing, or are not images that can be drawn, and counts them.
  func check(_ pictures: [DailyImage]) -> Int {
    var places: Set<ImageLocation> = []
    var missing = 0
    for picture in pictures {
      do throws(ImageLocation.ImageLocationError) {
        let place = try ImageLocation(picture, in: source)
        guard places.insert(place).inserted, case .file(let path) = place else { continue }
        if contents(ofFile: path) == nil { missing += 1 }
      } catch {
        report(error.reason, picture.location)
        missing += 1
      }
    }
    return missing
  }

  private func contents(ofFile path: String) -> Data? {
    do throws(ImageError) {
      return contents(of: try ImageReader.picture(contentsOfFile: path), path)
    } catch {
      report("\(error)", path)
      return nil
    }
  }

  /// The bytes of an image that can be drawn. Damage must be known before the content is chosen.
  private func contents(of picture: DrawableImage, _ subject: String) -> Data? {
    guard case .encoded(let data) = picture.content else { return nil }
    do throws(ImageError) {
      try ImagePreparer.check(picture)
      return data
    } catch {
      report("\(error)", subject)
      return nil
    }
  }

  private func report(_ reason: String, _ subject: String) {
    DiagnosticLog.current.report(
      Diagnostic(id: "daily.picture-missing", message: "\(reason); left out", subject: String(subject.prefix(200))))
  }
}

extension ImageLocation {
  fileprivate var url: URL? { if case .address(let url) = self { url } else { nil } }
}

extension DailyLoad {
  /// Fetches all images of the data, including those of modes, so that the widget finds them in the cache. Reports
  /// failures: `daily.picture-missing`.
  public func fetchImages() async {
    _ = await DailyImages(source: source).contents(of: reading.data.pictures)
  }
}

extension DailyData {
  /// All images, including those of modes, and duplicates.
  var pictures: [DailyImage] { content.pictures + modes.flatMap(\.content.pictures) }

  /// Reports images in a file's folder that are missing or cannot be drawn: `daily.picture-missing`. Fetches nothing.
  ///
  /// - Returns: The number of such images.
  @discardableResult public func checkImages(in source: DailySource) -> Int {
    let local = pictures.filter { picture in
      if case .address? = try? ImageLocation(picture, in: source) { false } else { true }
    }
    return DailyImages(source: source).check(local)
  }
}
