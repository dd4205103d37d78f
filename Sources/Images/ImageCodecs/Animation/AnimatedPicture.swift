package import Foundation
package import Graphics

/// An animation that plays once, as it is written to a file: of each picture the part that differs from the one before.
package struct AnimatedPicture {
  package enum Format: String, CaseIterable, Sendable, Hashable {
    /// Animated Portable Network Graphics.
    case apng
    case webp
  }

  struct Frame {
    /// The encoded part.
    let data: Data
    /// From the top left, in pixels.
    let x, y: Int
    let size: PixelSize
    /// For how many beats it is shown.
    var beats = 1
  }

  private let format: Format
  /// Beats in a second.
  private let rate: Int
  private let pixelsPerPoint: Double?
  private var last: Bitmap?
  private var frames: [Frame] = []

  package init(_ format: Format, rate: Int, pixelsPerPoint: Double? = nil) {
    (self.format, self.rate, self.pixelsPerPoint) = (format, rate, pixelsPerPoint)
  }

  /// Shows `bitmap` for a beat. All have the same size.
  ///
  /// - Throws: ``PNGError``, ``WebPError``.
  package mutating func append(_ bitmap: Bitmap) throws(CodecFailure) {
    let part: ChangedPart?
    if let last {
      // A WebP's frames begin at even pixels.
      part = ChangedPart(of: bitmap, after: last, step: format == .webp ? 2 : 1)
    } else {
      part = ChangedPart(whole: bitmap)
    }
    guard let part else {
      frames[frames.count - 1].beats += 1
      return
    }
    last = bitmap
    frames.append(Frame(data: try encoded(part.bitmap), x: part.x, y: part.y, size: part.bitmap.pixelSize))
  }

  private func encoded(_ bitmap: Bitmap) throws(CodecFailure) -> Data {
    do {
      return switch format {
      case .apng: try PNGEncoder.encode(bitmap, pixelsPerPoint: pixelsPerPoint, keepsAlpha: true)
      case .webp: try WebPEncoder.encode(bitmap)
      }
    } catch let error as PNGError {
      throw CodecFailure(error)
    } catch let error as WebPError {
      throw CodecFailure(error)
    } catch {
      throw CodecFailure(PNGError.encodingFailed("\(error)"))
    }
  }

  /// The file; empty without pictures.
  package var data: Data {
    guard let size = last?.pixelSize else { return Data() }
    return switch format {
    case .apng: APNGContainer(frames: frames, rate: rate).data
    case .webp: WebPAnimation(frames: frames, rate: rate, size: size).data
    }
  }
}
