enum MonthName {
  /// 1…12 for a lower-case name or its prefix, with or without a full stop; nil if unknown.
  static func number(_ text: some StringProtocol) -> Int? {
    let name = text.hasSuffix(".") ? text.dropLast() : text[...]
    guard name.count >= 3 else { return nil }
    if let number = english[String(name.prefix(3))], name.allSatisfy(\.isLetter) { return number }
    return others.first { name.hasPrefix($0.key) }?.value
  }

  private static let english = [
    "jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "oct": 10, "nov": 11,
    "dec": 12,
  ]

  /// German, French, Spanish, Italian, Portuguese, Dutch, Polish and Greek prefixes that differ from English. If two
  /// match, the longer comes first.
  private static let others: KeyValuePairs = [
    "jän": 1, "ene": 1, "gen": 1, "sty": 1, "ιαν": 1,
    "fév": 2, "fev": 2, "lut": 2, "φεβ": 2,
    "mär": 3, "mrz": 3, "mrt": 3, "maa": 3, "μάρ": 3, "μαρ": 3, "μάώ": 3, "μαώ": 3,
    "avr": 4, "abr": 4, "kwi": 4, "απρ": 4,
    "mai": 5, "mei": 5, "mag": 5, "maj": 5, "μάι": 5, "μαϊ": 5, "μαι": 5,
    "juin": 6, "giu": 6, "cze": 6, "ιούν": 6, "ιουν": 6, "ιον": 6,
    "juil": 7, "lug": 7, "lip": 7, "ιούλ": 7, "ιουλ": 7, "ιολ": 7,
    "aoû": 8, "aou": 8, "ago": 8, "sie": 8, "αύγ": 8, "αυγ": 8,
    "set": 9, "wrz": 9, "σεπ": 9,
    "okt": 10, "out": 10, "ott": 10, "paź": 10, "οκτ": 10,
    "lis": 11, "νοέ": 11, "νοε": 11,
    "dez": 12, "déc": 12, "dic": 12, "gru": 12, "δεκ": 12,
  ]
}
