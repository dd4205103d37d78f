import Foundation
import Graphics
import Testing

@testable import ComicLibrary

/// Archives with random byte changes, the same in every run.
@Suite struct BookMutationTests {
  private static let seed: Data = {
    var zip = ZipWriter(BookFixture.pages(4, wide: [3]))
    zip.entries.append(.zeros("zeros.png", count: 5000))
    zip.entries[1].isZip64 = true
    let info = "<ComicInfo><Number>7</Number><Pages><Page Image=\"1\" DoublePage=\"true\"/></Pages></ComicInfo>"
    zip.entries.append(.init("ComicInfo.xml", Data(info.utf8)))
    return zip.data
  }()

  @Test(arguments: 0..<20)
  func `two thousand damaged archives are read or refused`(part: Int) throws {
    let fixture = try BookFixture()
    var random = SeededNumbers(seed: UInt64(part))
    for _ in 0..<100 {
      let data = Self.mutated(using: &random)
      let url = try fixture.put(data)
      fixture.reportingNothing {
        do throws(ComicBookError) {
          let book = try ComicBook(url: url)
          _ = try? book.cover()
          var layout = book.layout
          _ = try? book.page(5, layout: &layout)
          for index in 0..<book.imageCount {
            guard let picture = try? book.picture(at: index) else { continue }
            #expect(picture.count <= 64 << 20)
          }
        } catch {
          #expect(error.description.hasPrefix(url.path))
        }
      }
    }
  }

  private static func mutated(using random: inout SeededNumbers) -> Data {
    var data = seed
    // The end and the directory matter most, so they are changed as often as all pages together.
    let directory = data.count - 600
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let range = Bool.random(using: &random) ? 0..<data.count : min(directory, data.count - 1)..<data.count
      let at = Int.random(in: range, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: data[at] = 0xFF
      case 1: data[at] = 0
      case 2: data[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 3: data.removeSubrange(at..<min(at + Int.random(in: 1...20, using: &random), data.count))
      case 4: data.insert(contentsOf: data.prefix(Int.random(in: 1...40, using: &random)), at: at)
      default: data[at] = UInt8.random(in: .min ... .max, using: &random)
      }
      if data.count < 700 { break }
    }
    return data
  }
}
