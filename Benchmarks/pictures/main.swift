import Foundation
import Graphics
import ImagePipeline

// Times decoding a file to a size, in one process: picture-benchmark FILE WIDTH HEIGHT ROUNDS. Prints the milliseconds of
// each round, and the peak of memory in KiB that the rounds added.

func milliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// `getrusage` would count what the parent had before it became this program.
func peak() throws -> Int {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}

let numbers = CommandLine.arguments.dropFirst(2).compactMap(Int.init)
guard numbers.count == 3 else { exit(64) }
let picture = try ImageReader.picture(contentsOfFile: CommandLine.arguments[1])
let before = try peak()
let times = try (0..<numbers[2]).map { _ in
  let start = milliseconds()
  _ = try ImagePreparer.bitmap(for: picture, pixelSize: PixelSize(width: numbers[0], height: numbers[1]))
  return milliseconds() - start
}
print(times.map { String($0) }.joined(separator: " "))
print(try peak() - before)
