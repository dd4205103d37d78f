import Foundation
import LayoutEngine
import Testing

@testable import Views

/// What real widgets use and Linux's Foundation lacks.
@Suite struct TextFormatterTests {
  private let moment = Date(timeIntervalSince1970: 86_400)

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy/MM/dd"
    return formatter
  }

  @Test func `a date is formatted by its formatter`() {
    #expect(settled(Text(moment, formatter: formatter)).accessibilityTexts == ["1970/01/02"])
  }

  @Test func `a date in a literal is formatted by its formatter`() {
    #expect(settled(Text("on \(moment, formatter: formatter)")).accessibilityTexts == ["on 1970/01/02"])
  }

  @Test func `the former names of accessibility do the same`() {
    let view = HStack {
      Text(verbatim: "21").accessibility(hidden: true)
      Text(verbatim: "°").accessibility(label: Text(verbatim: "degrees")).accessibility(value: Text(verbatim: "few"))
    }
    #expect(settled(view).accessibilityTexts == ["degrees", "few"])
  }

  @Test func `a group box accepts its label first`() {
    let view = GroupBox(label: Text(verbatim: "Today")) { Text(verbatim: "Sun") }
    #expect(settled(view).accessibilityTexts == ["Today", "Sun"])
  }
}
