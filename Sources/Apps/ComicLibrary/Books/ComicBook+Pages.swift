import Diagnostics
internal import Foundation
internal import Graphics
internal import ImagePipeline

extension ComicBook {
  /// The ratio of an image's width to height, relative to the first image's, from which it shows two pages.
  public static let wideRatio = 1.5

  /// How many bytes of an image file are read first, for its header. Few files need more.
  private static let headerLength = 64 << 10

  /// A layout in which no image is known yet.
  public var layout: PageLayout { PageLayout(imageCount: imageCount) }

  /// Whether an image shows two pages: `ComicInfo.xml` says so, or its aspect ratio is at least ``wideRatio`` times
  /// the first image's. The first image never does. Reads only headers.
  ///
  /// - Parameter index: In reading order, from 0.
  /// - Throws: The errors of ``picture(at:)``.
  public func isWide(at index: Int) throws(ComicBookError) -> Bool {
    _ = try item(at: index)
    if index == 0 { return false }
    if info.doublePages.contains(index) { return true }
    return try isWide(at: index, against: firstSize())
  }

  /// Which image shows a page, and which other page it shows. Reads the headers of the images up to it that `layout`
  /// does not know yet, and adds them to `layout`.
  ///
  /// An image that cannot be read counts as one page, with a diagnostic `comic.page-unusable`.
  /// - Parameters:
  ///   - page: The number of the page, from 1.
  ///   - layout: What is known so far. It is reset if it has another number of images.
  /// - Throws: `ComicBookError.noSuchPage`; `.unreadable` and `.outOfMemory`, which may succeed the next time.
  public func page(_ page: Int, layout: inout PageLayout) throws(ComicBookError) -> PageImage {
    if layout.imageCount != imageCount { layout = self.layout }
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
    // Cross-multiplied as integers: no side has more than 65,500 pixels.
    return Double(size.width * first.height) >= Self.wideRatio * Double(first.width * size.height)
  }

  /// The size of the first image that has one.
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
        throw .notAnImage(file: file, entry: item.name, reason: error.description)
      }
    }
    let whole = try source.contents(of: item)
    do throws(ImageError) {
      return try ImageReader.picture(from: whole, origin: nil).pixelSize
    } catch {
      throw .notAnImage(file: file, entry: item.name, reason: error.description)
    }
  }

  private func report(_ failures: [ComicBookError]) {
    guard let first = failures.first else { return }
    let others = failures.count > 1 ? ", and \(failures.count - 1) more cannot be read" : ""
    let message = "\(first); it counts as one page\(others)"
    DiagnosticLog.current.report(Diagnostic(id: "comic.page-unusable", message: message))
  }
}

extension ImageError {
  /// Whether reading more bytes of the file may help.
  fileprivate var mayBeOfLength: Bool { if case .codecFailure = self { true } else { false } }
}
