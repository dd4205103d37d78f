import Artwork
import Foundation
import Graphics
import PictureFetching

/// The pictures that data name, got before anything is drawn: each once, however often it is named.
struct DailyPictures {
  let source: DailySource

  /// What came of it.
  struct Outcome {
    var contents: [DailyPicture: Data] = [:]
    /// Whether one failed that may be there another time.
    var mayImprove = false
  }

  /// The bytes of those that could be had. The others are reported: `daily.picture-missing`.
  func contents(of pictures: [DailyPicture]) async -> Outcome {
    // In their order, so that diagnostics are.
    var places: [(picture: DailyPicture, place: PicturePlace)] = []
    for picture in pictures where !places.contains(where: { $0.picture == picture }) {
      do throws(PicturePlace.Refusal) {
        places.append((picture, try PicturePlace(picture, in: source)))
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
        switch answers[url] ?? .failure(.offline) {
        case .success(let fetched):
          if case .encoded(let data) = fetched.picture.content { outcome.contents[picture] = data }
        case .failure(let error):
          report("\(error)", url.redacted)
          outcome.mayImprove = outcome.mayImprove || error.isOfNetwork
        }
      }
    }
    return outcome
  }

  private func answers(for urls: Set<URL>) async -> [URL: Result<FetchedPicture, FetchError>] {
    await PictureFetcher.current?.pictures(at: urls) ?? [:]
  }

  /// Reports the files that are not there or are no pictures.
  func check(_ pictures: [DailyPicture]) {
    for picture in pictures {
      do throws(PicturePlace.Refusal) {
        if case .file(let path) = try PicturePlace(picture, in: source) { _ = contents(ofFile: path) }
      } catch {
        report(error.reason, picture.location)
      }
    }
  }

  private func contents(ofFile path: String) -> Data? {
    do throws(PictureError) {
      let data = try PictureFile.contents(ofFile: path)
      _ = try PictureReader.picture(from: data, origin: path)
      return data
    } catch {
      report("\(error)", path)
      return nil
    }
  }

  private func report(_ reason: String, _ subject: String) {
    DiagnosticLog.current.report(
      Diagnostic(id: "daily.picture-missing", message: "\(reason); left out", subject: String(subject.prefix(200))))
  }
}

extension PicturePlace {
  fileprivate var url: URL? { if case .address(let url) = self { url } else { nil } }
}

extension DailyLoad {
  /// Gets every picture that the data name, modes' too, so that the widget finds them stored. What fails is reported:
  /// `daily.picture-missing`.
  public func fetchPictures() async {
    _ = await DailyPictures(source: source).contents(of: reading.data.pictures)
  }
}

extension DailyData {
  /// Every picture that is named, modes' too, however often.
  var pictures: [DailyPicture] { content.pictures + modes.flatMap(\.content.pictures) }

  /// Reports the pictures of a file's folder that are not there or are none: `daily.picture-missing`. Nothing is fetched.
  public func checkPictures(in source: DailySource) {
    let local = pictures.filter { picture in
      if case .address? = try? PicturePlace(picture, in: source) { false } else { true }
    }
    DailyPictures(source: source).check(local)
  }
}
