import HTTPFetching
import ImageFetching
import ImagePipeline
import Diagnostics
import Foundation
import Graphics

/// The pictures that data name, got before anything is drawn: each once, however often it is named.
struct DailyImages {
  let source: DailySource

  /// What came of it.
  struct Outcome {
    var contents: [DailyImage: Data] = [:]
    /// Whether one failed that may be there another time.
    var mayImprove = false
  }

  /// The bytes of those that could be had. The others are reported: `daily.picture-missing`.
  func contents(of pictures: [DailyImage]) async -> Outcome {
    // In their order, so that diagnostics are.
    var places: [(picture: DailyImage, place: ImageLocation)] = []
    for picture in pictures where !places.contains(where: { $0.picture == picture }) {
      do throws(ImageLocation.Refusal) {
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
          report("nothing is fetched here", url.redacted)
          outcome.mayImprove = true
        case .success(let fetched)?: outcome.contents[picture] = contents(of: fetched.picture, url.redacted)
        case .failure(let error)?:
          report("\(error)", url.redacted)
          outcome.mayImprove = outcome.mayImprove || error.isOfNetwork
        }
      }
    }
    return outcome
  }

  private func answers(for urls: Set<URL>) async -> [URL: Result<FetchedImage, FetchError>] {
    await ResourceFetcher.current?.pictures(at: urls) ?? [:]
  }

  /// Reports the files that are not there, or are no pictures that can be drawn, and counts them.
  func check(_ pictures: [DailyImage]) -> Int {
    var places: Set<ImageLocation> = []
    var missing = 0
    for picture in pictures {
      do throws(ImageLocation.Refusal) {
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

  /// The bytes of a picture that can be drawn: what is damaged must be known before anything is chosen to be drawn.
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
  /// Gets every picture that the data name, modes' too, so that the widget finds them stored. What fails is reported:
  /// `daily.picture-missing`.
  public func fetchPictures() async {
    _ = await DailyImages(source: source).contents(of: reading.data.pictures)
  }
}

extension DailyData {
  /// Every picture that is named, modes' too, however often.
  var pictures: [DailyImage] { content.pictures + modes.flatMap(\.content.pictures) }

  /// Reports the pictures of a file's folder that are not there or cannot be drawn: `daily.picture-missing`. Nothing is
  /// fetched.
  ///
  /// - Returns: How many there are.
  @discardableResult public func checkPictures(in source: DailySource) -> Int {
    let local = pictures.filter { picture in
      if case .address? = try? ImageLocation(picture, in: source) { false } else { true }
    }
    return DailyImages(source: source).check(local)
  }
}
