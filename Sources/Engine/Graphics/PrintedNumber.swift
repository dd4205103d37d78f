import Foundation

extension BinaryFloatingPoint {
  /// The number as in text snapshots: at most three decimals, no trailing zeros, never `-0`.
  package var printed: String {
    let value = Double(self)
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    var text = String(format: "%.3f", value)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
