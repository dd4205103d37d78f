import Testing

@testable import Graphics

struct OutputFormatTests {
  @Test func `every format has a name and a file extension, and is found by both`() {
    #expect(OutputFormat.allCases.map(\.rawValue) == ["png", "svg", "pdf", "html-map", "bmp", "raw"])
    #expect(OutputFormat.allCases.map(\.fileExtension) == ["png", "svg", "pdf", "html", "bmp", "raw"])
    for format in OutputFormat.allCases {
      #expect(OutputFormat(rawValue: format.rawValue) == format)
      #expect(OutputFormat(fileExtension: format.fileExtension) == format)
    }
    #expect(OutputFormat(rawValue: "html") == nil && OutputFormat(fileExtension: "jpg") == nil)
  }
}
