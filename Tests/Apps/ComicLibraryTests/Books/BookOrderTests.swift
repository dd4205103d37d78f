import Foundation
import Testing

@testable import ComicLibrary

/// The order of pages, and the parsing of file names.
@Suite struct BookOrderTests {
  @Test(arguments: [
    ["page1.png", "page2.png", "page10.png"], ["Page1.png", "page2.png", "PAGE3.png"],
    ["page.png", "page2.png"], ["a/10.png", "a b/1.png", "b/1.png"], ["1/2.png", "1/10.png", "10/1.png"],
    ["p01.png", "p1a.png", "p2.png"], ["007.png", "07.png", "7.png", "8.png"],
    ["1_9223372036854775808.png", "1_92233720368547758080.png"], ["a.png", "b.png", "é.png", "字.png"],
    ["9.png", "10.png", "cover.png"], ["A.png", "a.png"],
  ])
  func `names are in natural order`(names: [String]) {
    for rotation in names.indices {
      let other = Array(names[rotation...] + names[..<rotation])
      #expect(other.sorted { NaturalOrder($0) < NaturalOrder($1) } == names)
    }
  }

  @Test func `the order is total`() {
    var random = SeededNumbers(seed: 7)
    let names = (0..<120).map { _ in
      String((0..<Int.random(in: 1...6, using: &random)).compactMap { _ in "0019aA/ .".randomElement(using: &random) })
    }
    let keys = names.map(NaturalOrder.init)
    for one in keys {
      for other in keys {
        #expect(!(one < other && other < one))
        #expect((one < other || other < one) == (one != other))
      }
    }
    let sorted = keys.sorted()
    for index in sorted.indices.dropFirst() {
      for before in sorted[..<index] { #expect(!(sorted[index] < before)) }
    }
  }

  @Test(arguments: [
    ("Hollow Moon 042", "Hollow Moon", 42), ("Hollow Moon #3", "Hollow Moon", 3),
    ("Hollow Moon v02 c013", "Hollow Moon", 13), ("Hollow Moon v02", "Hollow Moon", 2),
    ("Hollow_Moon_042_(2019)_(digital)", "Hollow Moon", 42), ("Hollow Moon 042 (of 50) [group]", "Hollow Moon", 42),
    ("Hollow Moon - 13", "Hollow Moon", 13), ("Hollow Moon Chapter 13 - The Well", "Hollow Moon", 13),
    ("Hollow Moon Vol. 2 Ch. 7", "Hollow Moon", 7), ("100 Bullets 5", "100 Bullets", 5),
    ("Batman Year 100 003", "Batman Year 100", 3), ("[group] Hollow Moon 0", "Hollow Moon", 0),
    ("Hollow Moon c", "Hollow Moon c", nil), ("Hollow Moon (2019)", "Hollow Moon", nil), ("300", "300", nil),
    ("Hollow Moon", "Hollow Moon", nil), ("Hollow Moon 12.5", "Hollow Moon 12.5", nil),
    ("Hollow Moon 99999999999999999999", "Hollow Moon 99999999999999999999", nil), ("(2019)", "(2019)", nil),
    ("Hollow ( Moon 4", "Hollow ( Moon", 4), ("#3", "#3", 3), ("", "", nil), ("Hollow Moon ٤٢", "Hollow Moon ٤٢", nil),
  ])
  func `series and number are parsed from the file name`(name: String, series: String, number: Int?) {
    let read = ComicFileName(name)
    #expect(read.series == series)
    #expect(read.number == number)
  }

  @Test(arguments: [
    ("Hollow Moon 042.cbz", "Hollow Moon", 42), ("Hollow Moon.CBZ", "Hollow Moon", 1),
    ("Dr. Moon v2.zip", "Dr. Moon", 2), ("(2019).cbz", "(2019)", 1),
  ])
  func `without ComicInfo the file name is used`(name: String, series: String, number: Int) throws {
    let book = try BookFixture().book(BookFixture.pages(1), named: name)
    #expect([book.series, book.title] == [series, series])
    #expect(book.number == number)
  }
}

/// A random number generator that gives the same numbers in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
