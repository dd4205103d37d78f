/// The name of an image file: `Page_8.jpg`, or `Page_8-9.jpg` if it shows two pages.
struct PageFileName: Hashable, Sendable {
  let page: Int
  let secondPage: Int?

  init(page: Int, secondPage: Int? = nil) {
    (self.page, self.secondPage) = (page, secondPage)
  }

  /// Parses a file name; nil unless it is exactly as we write it.
  init?(_ name: String) {
    guard name.hasPrefix("Page_"), name.hasSuffix(".jpg") else { return nil }
    let numbers = name.dropFirst("Page_".count).dropLast(".jpg".count)
    // A leading minus sign belongs to the number.
    if let dash = numbers.dropFirst().firstIndex(of: "-") {
      guard let page = Int(numbers[..<dash]), let second = Int(numbers[numbers.index(after: dash)...]), page != second
      else { return nil }
      self.init(page: page, secondPage: second)
    } else {
      guard let page = Int(numbers) else { return nil }
      self.init(page: page)
    }
    if text != name { return nil }
  }

  var text: String { "Page_\(page)" + (secondPage.map { "-\($0)" } ?? "") + ".jpg" }

  /// The numbers of the pages that it shows.
  var pages: [Int] { [page] + (secondPage.map { [$0] } ?? []) }

  func shows(_ page: Int) -> Bool { page == self.page || page == secondPage }

  /// Whether both show the same page, so that only the last saved one is valid.
  func overlaps(_ other: PageFileName) -> Bool {
    other.shows(page) || (secondPage.map { other.shows($0) } ?? false)
  }
}
