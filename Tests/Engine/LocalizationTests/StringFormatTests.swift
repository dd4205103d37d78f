import Diagnostics
import Foundation
import Graphics
import Testing

@testable import Localization

private func written(_ format: String, _ arguments: [FormatArgument], locale: String = "en_US") -> String {
  LocalizationContext(locale: Locale(identifier: locale)).string(for: format, arguments)
}

struct StringFormatTests {
  @Test(
    arguments: [
      ("%lld books by %@", [.integer(1234), .string("Ann")], "1,234 books by Ann"),
      ("%2$@ has %1$lld", [.integer(3), .string("Ann")], "Ann has 3"), ("%.2f%%", [.floating(0.5)], "0.50%"),
      ("%02d:%02d", [.integer(7), .integer(5)], "07:05"), ("%5d|%-5d|", [.integer(7), .integer(7)], "    7|7    |"),
      ("%x %X %#o", [.integer(255), .integer(255), .integer(8)], "ff FF 010"), ("%+d", [.integer(5)], "+5"),
      ("%@", [.integer(1234)], "1,234"), ("%d", [.floating(3.9)], "3"), ("%f", [.integer(2)], "2.000000"),
      ("%u", [.unsigned(.max)], "18,446,744,073,709,551,615"), ("%c", [.integer(65)], "A"),
    ] as [(String, [FormatArgument], String)])
  func `formats are filled in`(_ format: String, _ arguments: [FormatArgument], _ expected: String) {
    #expect(written(format, arguments) == expected)
  }

  @Test func `digits are the locale's`() {
    #expect(written("%lld", [.integer(1_234_567)], locale: "de_DE") == "1.234.567")
    #expect(written("%.1f", [.floating(0.5)], locale: "fr_FR") == "0,5")
    #expect(written("%lld", [.integer(42)], locale: "ar_EG") == "٤٢")
    #expect(written("%lld", [.integer(42)], locale: "fa_IR") == "۴۲")
  }

  @Test func `a text without arguments is not a format`() {
    #expect(written("100% sure, %d", []) == "100% sure, %d")
  }

  @Test func `numbers out of a format's range do not trap`() {
    #expect(written("%d", [.floating(.nan)]) == "0")
    #expect(written("%d", [.floating(.infinity)]) == "9,223,372,036,854,775,807")
    #expect(written("%.1f", [.floating(.nan)]) == "NaN")
    #expect(written("%c", [.integer(-1)]) == "")
    #expect(written("%999999999999d", [.integer(1)]).count <= 210)
    #expect(written("%.900f", [.floating(1)]).count <= 220)
  }

  @Test(arguments: ["%y %@", "%", "%1$", "%@ %@", "%9$@ x", "%#@books@", "%-", "%.", "%*d"])
  func `a broken format shows what it can`(_ format: String) {
    let log = DiagnosticLog()
    log.collecting { _ = written(format, [.string("a")]) }
    let isSlip = format == "%" || format == "%-" || format == "%." || format == "%1$"
    #expect(isSlip || log.diagnostics.contains { $0.id == "text.format" }, "\(log.diagnostics)")
  }
}
