import Foundation
import Graphics
import ImageCodecs
import ImagePipeline

/// Encodes one bitmap at several qualities and counts the attempts.
struct QualitySearch {
  let bitmap: Bitmap
  var subsampling: JPEGEncoder.ChromaSubsampling
  /// Bytes that are added to each file.
  let overhead: Int
  private(set) var count = 0

  init(bitmap: Bitmap, subsampling: JPEGEncoder.ChromaSubsampling, overhead: Int = 0) {
    self.bitmap = bitmap
    self.subsampling = subsampling
    self.overhead = overhead
  }

  /// - Parameter percent: 1 … 100.
  mutating func encode(_ percent: Int) throws(ImageError) -> Data {
    count += 1
    do {
      return try JPEGEncoder.encode(bitmap, quality: Double(percent) / 100, subsampling: subsampling)
    } catch {
      throw .codec(error)
    }
  }

  /// The best quality up to `most` whose file has at most `budget` bytes.
  ///
  /// Sizes grow about exponentially with the quality: each attempt is where a line through the logarithms of the
  /// nearest two sizes meets the budget, and at least one step inside the unknown range. Four or five attempts are
  /// usual.
  /// - Throws: `.byteBudget` if the lowest quality does not fit.
  mutating func best(within budget: Int, atMost most: Int = 100) throws(ImageError) -> (data: Data, percent: Int) {
    var fitting: (data: Data, percent: Int)?
    var (below, above): ((percent: Int, size: Int)?, (percent: Int, size: Int)?)
    var percent = min(most, 75)
    while true {
      let data = try encode(percent)
      let size = data.count + overhead
      if size <= budget {
        fitting = (data, percent)
        below = (percent, size)
      } else {
        above = (percent, size)
      }
      let (low, high) = (below?.percent ?? 0, above?.percent ?? most + 1)
      guard high - low > 1 else { break }
      percent = min(max(Self.guess(budget, below, above, most: most), low + 1), high - 1)
    }
    guard let fitting else { throw .byteBudget(smallest: above?.size ?? 0, budget: budget) }
    return fitting
  }

  private static func guess(
    _ budget: Int, _ below: (percent: Int, size: Int)?, _ above: (percent: Int, size: Int)?, most: Int
  ) -> Int {
    switch (below, above) {
    case (let below?, let above?):
      let (low, high) = (log(Double(below.size)), log(Double(above.size)))
      let part = (log(Double(max(budget, 1))) - low) / max(high - low, 0.001)
      return below.percent + Int((part * Double(above.percent - below.percent)).rounded(.down))
    // About two per cent of size for each per cent of quality, and more towards the end.
    case (let below?, nil):
      let step = Int(log(Double(max(budget, 1)) / Double(below.size)) * 40)
      return below.percent + max(step, 4)
    case (nil, let above?):
      let step = Int(log(Double(above.size) / Double(max(budget, 1))) * 50)
      return above.percent - max(step, 4)
    case (nil, nil): return most
    }
  }
}
