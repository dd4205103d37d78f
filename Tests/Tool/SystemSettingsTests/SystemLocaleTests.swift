import Foundation
import Testing

@testable import SystemSettings

@Suite struct SystemLocaleTests {
  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "ja_JP"], "ja_JP"), (["LANG": "ar"], "ar"),
      (["LANG": "de_AT.UTF-8@euro"], "de_AT"), (["LANG": "sr_RS@latin"], "sr_Latn_RS"),
      (["LANG": "zh_Hant_TW"], "zh_Hant_TW"),
      (["LC_ALL": "fr_FR", "LC_TIME": "de_DE", "LANG": "en_GB"], "fr_FR"),
      (["LC_ALL": "", "LANG": "en_GB.UTF-8"], "en_GB"),
      // The language of one, the dates of the other.
      (["LC_TIME": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], "en_DE"),
      (["LC_MESSAGES": "en_US.UTF-8", "LANG": "de_DE.UTF-8"], "en_DE"),
      (["LC_TIME": "C.UTF-8", "LANG": "de_DE.UTF-8"], "de_DE"), (["LC_TIME": "de_DE"], "de_DE"),
      ([:], "en_US"), (["LANG": "C"], "en_US"), (["LANG": "POSIX"], "en_US"),
      (["LC_ALL": "C.UTF-8", "LANG": "de_DE"], "en_US"),
    ] as [([String: String], String)])
  func `the variables have the order of the C library`(example: (variables: [String: String], identifier: String)) {
    #expect(SystemLocale(example.variables).identifier == example.identifier)
  }

  @Test(arguments: [
    "xx_YY", "AAAAAAAAAAAA", "de_DE_", "../../etc", "\u{1B}[31m", "de\u{0}DE", "💥", " ", "de DE",
    String(repeating: "a", count: 4096),
    "de_" + String(repeating: "x", count: 4096),
  ])
  func `an invalid locale is American English`(value: String) {
    #expect(SystemLocale(["LANG": value]).identifier == "en_US")
    #expect(SystemLocale(["LC_ALL": value, "LANG": "de_DE"]).identifier == "en_US")
  }
}
