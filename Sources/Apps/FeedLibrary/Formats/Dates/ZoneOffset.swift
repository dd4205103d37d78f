/// The offset of a time zone, by name or number.
enum ZoneOffset {
  /// Seconds for `+02:00`, `-0500`, `gmt+1`, `est`, `z`, in lower case; nil if unknown.
  static func seconds(_ text: some StringProtocol) -> Int? {
    var rest = text[...]
    if rest.hasPrefix("etc/") { rest = rest.dropFirst(4) }
    for prefix in ["gmt", "utc"] where rest.hasPrefix(prefix) && rest.count > 3 { rest = rest.dropFirst(3) }
    guard let sign = rest.first else { return nil }
    if sign == "+" || sign == "-" || sign == "−" {
      return numeric(rest.dropFirst()).map { sign == "+" ? $0 : -$0 }
    }
    return names[String(rest)].map { Int($0 * 3_600) }
  }

  /// `0530`, `05:30`, `530`, `5:30`, `05` or `5`.
  private static func numeric(_ text: some StringProtocol) -> Int? {
    let sides = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let first = sides.first, first.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(first) else {
      return nil
    }
    if sides.count > 1 { return number <= 99 ? number * 3_600 + (Int(sides[1]) ?? 0) * 60 : nil }
    guard number <= 9_999 else { return nil }
    return first.count <= 2 ? number * 3_600 : number / 100 * 3_600 + number % 100 * 60
  }

  /// In hours. Military letters have the signs of RFC 822, which are wrong but in use.
  private static let names: [String: Double] = [
    "ut": 0, "gmt": 0, "z": 0, "utc": 0, "wet": 0, "zulu": 0,
    "adt": -3, "ast": -4, "at": -4, "edt": -4, "est": -5, "et": -5, "cdt": -5, "cst": -6, "ct": -6,
    "mdt": -6, "mst": -7, "mt": -7, "pdt": -7, "pst": -8, "pt": -8, "akdt": -8, "akst": -9, "hst": -10,
    "nst": -3.5, "ndt": -2.5,
    "met": 1, "mest": 2, "mez": 1, "mesz": 2, "cet": 1, "cest": 2, "west": 1, "bst": 1, "eet": 2, "eest": 3, "msk": 3,
    "jst": 9, "kst": 9, "hkt": 8, "sgt": 8, "aest": 10, "aedt": 11, "acst": 9.5, "acdt": 10.5, "awst": 8,
    "nzst": 12, "nzdt": 13,
    "a": -1, "b": -2, "c": -3, "d": -4, "e": -5, "f": -6, "g": -7, "h": -8, "i": -9, "k": -10, "l": -11, "m": -12,
    "n": 1, "o": 2, "p": 3, "q": 4, "r": 5, "s": 6, "t": 7, "u": 8, "v": 9, "w": 10, "x": 11, "y": 12,
  ]
}
