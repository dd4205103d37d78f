internal import ImagePipeline
import Diagnostics
internal import Foundation
internal import Graphics

extension ComicBook {
  /// How many times as wide for its height as the first picture a picture is at least, if it shows two pages.
  public static let wideRatio = 1.5

  /// How much of a picture's file is read for its header at first; of few files is that not enough.
  private static let headerLength = 64 << 10

  /// A layout of the comic's pages of which nothing is known yet.
  public var layout: PageLayout { PageLayout(pictureCount: pictureCount) }

  /// Whether a picture shows two pages: `ComicInfo.xml` says so, or it is at least ``wideRatio`` times as wide for its
  /// height as the first picture. The first never does. Only headers are read.
  ///
  /// - Parameter index: In the order of reading, from 0 on.
  /// - Throws: What ``picture(at:)`` throws.
  public func isWide(at index: Int) throws(ComicBookError) -> Bool {
    _ = try item(at: index)
    if index == 0 { return false }
    if info.doublePages.contains(index) { return true }
    return try isWide(at: index, against: firstSize())
  }

  /// Which picture shows a page, and what other page it shows. Headers are read of the pictures up to it, so far as
  /// `layout` does not know of them, and it knows afterwards.
  ///
  /// A picture that cannot be read shows one page, with a diagnostic `comic.page-unusable`.
  /// - Parameters:
  ///   - page: Its number, from 1 on.
  ///   - layout: What is known; one of another number of pictures is begun anew.
  /// - Throws: `ComicBookError.noSuchPage`; `.unreadable` and `.outOfMemory`, which may be otherwise the next time.
  public func page(_ page: Int, layout: inout PageLayout) throws(ComicBookError) -> PageImage {
    if layout.pictureCount != pictureCount { layout = self.layout }
    var size: PixelSize??
    var failures: [ComicBookError] = []
    defer { report(failures) }
    while page > layout.knownPageCount, !layout.isComplete {
      let index = layout.known.count
      do throws(ComicBookError) {
        var isWide = index > 0 && info.doublePages.contains(index)
        if index > 0, !isWide {
          let first: PixelSize?
          if let size { first = size } else { first = try firstSize() }
          size = first
          isWide = try self.isWide(at: index, against: first)
        }
        layout.append(isWide: isWide)
      } catch {
        switch error {
        case .unreadable, .outOfMemory: throw error
        default: break
        }
        failures.append(error)
        layout.append(isWide: false)
      }
    }
    guard let place = layout.place(ofPage: page) else {
      throw .noSuchPage(file: file, page: page, last: layout.lastPage)
    }
    return place
  }

  private func isWide(at index: Int, against first: PixelSize?) throws(ComicBookError) -> Bool {
    let size = try size(at: index)
    guard let first else { return false }
    // Compared crosswise, in whole numbers: no side has more than 65,500 pixels.
    return Double(size.width * first.height) >= Self.wideRatio * Double(first.width * size.height)
  }

  /// That of the first picture that has one; nil where none has.
  private func firstSize() throws(ComicBookError) -> PixelSize? {
    for index in pictures.indices {
      do throws(ComicBookError) {
        return try size(at: index)
      } catch .unreadable(let file, let reason) {
        throw .unreadable(file: file, reason: reason)
      } catch {
        continue
      }
    }
    return nil
  }

  private func size(at index: Int) throws(ComicBookError) -> PixelSize {
    let item = try item(at: index)
    let start = try source.beginning(of: item, count: Self.headerLength)
    do throws(ImageError) {
      return try ImageReader.picture(from: start, origin: nil).pixelSize
    } catch {
      guard start.count == Self.headerLength, error.mayBeOfLength else {
        throw .notAPicture(file: file, entry: item.name, reason: error.description)
      }
    }
    let whole = try source.contents(of: item)
    do throws(ImageError) {
      return try ImageReader.picture(from: whole, origin: nil).pixelSize
    } catch {
      throw .notAPicture(file: file, entry: item.name, reason: error.description)
    }
  }

  private func report(_ failures: [ComicBookError]) {
    guard let first = failures.first else { return }
    let others = failures.count > 1 ? ", and \(failures.count - 1) more are of no use" : ""
    let message = "\(first); it counts as one page\(others)"
    DiagnosticLog.current.report(Diagnostic(id: "comic.page-unusable", message: message))
  }
}

extension ImageError {
  /// Whether more bytes of the file might do.
  fileprivate var mayBeOfLength: Bool { if case .codecFailure = self { true } else { false } }
}
