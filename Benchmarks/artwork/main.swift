import Artwork
import Foundation
import Graphics

/// Prints how long decoding a picture at a size takes in a running process: FILE WIDTH HEIGHT ROUNDS CACHE-FOLDER.
let arguments = CommandLine.arguments
guard arguments.count == 6, let width = Int(arguments[2]), let height = Int(arguments[3]),
  let rounds = Int(arguments[4])
else {
  fatalError("artwork-benchmark FILE WIDTH HEIGHT ROUNDS CACHE-FOLDER")
}
let picture = try PictureReader.picture(contentsOfFile: arguments[1])
let size = PixelSize(width: width, height: height)

/// The median of the rounds in milliseconds; a first one does not count.
func median(_ work: () throws -> Bitmap) rethrows -> Double {
  var times: [Double] = []
  for _ in 0...rounds {
    let time = try ContinuousClock().measure { _ = try work() }.components
    times.append(Double(time.seconds) * 1000 + Double(time.attoseconds) / 1e15)
  }
  return times.dropFirst().sorted()[rounds / 2]
}

let cache = ScaledPictureCache(folder: URL(fileURLWithPath: arguments[5]))
print(try median { try PicturePreparer.bitmap(for: picture, pixelSize: size) })
try ScaledPictureCache.$current.withValue(cache) {
  print(try median { try PicturePreparer.bitmap(for: picture, pixelSize: size) })
}
