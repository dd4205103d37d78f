import Foundation
import Graphics
import LayoutEngine

/// A text as SwiftUI sets it on an iPhone (iOS 26.0 simulator, 2×): a row of `SanFrancisco/sf-text.tsv`, whose header
/// names the source.
struct MeasuredText {
  var text: String
  var size: CGFloat
  var weight: Int
  var family: ResolvedFont.Family
  /// The proposed width; `nil` for the natural width.
  var proposedWidth: CGFloat?
  /// Kerning, line limit and so on, in the source's notation.
  var suffixes: [String]
  var measured: CGSize
  var firstBaseline: CGFloat
  var lastBaseline: CGFloat
  /// `system:`, whose heights are certain; those of the text styles look inflated on that simulator.
  var hasSystemHeight: Bool

  /// All rows with an upright font.
  static let all: [MeasuredText] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "SanFrancisco/sf-text.tsv")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.filter { !$0.hasPrefix("#") }.compactMap { MeasuredText($0) }
  }()

  private init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 7 else { return nil }
    let numbers = fields[3...].compactMap { Double($0) }
    let font = fields[0].split(separator: ":").map(String.init)
    guard numbers.count == 4, font.count >= 2, font.last != "italic" else { return nil }
    if font[0] == "system", font.count == 4 {
      (size, weight) = (Double(font[1]) ?? 0, Int(font[2]) ?? 0)
      family = .system(ResolvedFont.Design(rawValue: font[3]) ?? .standard)
    } else if font[0] == "style", let style = Self.styles[font[1]] {
      (size, weight, family) = (style.size, style.weight, .system(.standard))
      if font.count > 2 { weight = Int(font[2].dropFirst()) ?? 0 }
    } else {
      return nil
    }
    hasSystemHeight = font[0] == "system"
    let proposal = fields[1].split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    proposedWidth = proposal.first.flatMap { Double($0) }.map { CGFloat($0) }
    suffixes = Array(proposal.dropFirst())
    text = fields[2].replacing("\\n", with: "\n")
    measured = CGSize(width: numbers[0], height: numbers[1])
    (firstBaseline, lastBaseline) = (numbers[2], numbers[3])
  }

  private static let styles: [String: (size: CGFloat, weight: Int)] = [
    "largeTitle": (34, 400), "title": (28, 400), "title2": (22, 400), "title3": (20, 400), "headline": (17, 600),
    "body": (17, 400), "callout": (16, 400), "subheadline": (15, 400), "footnote": (13, 400), "caption": (12, 400),
    "caption2": (11, 400),
  ]

  /// The run for the engine, with the suffixes applied.
  var specification: TextSpecification {
    var run = TextRun(
      text, style: TextStyle(font: ResolvedFont(family: family, size: size, weight: weight)), paint: .color(.black))
    var limit: Int?
    var reserved = 1
    for suffix in suffixes {
      let number = Double(suffix.drop { $0.isLetter }) ?? 0
      switch suffix.prefix(while: \.isLetter) {
      case "k": run.style.kerning = number
      case "tr": run.style.tracking = number
      case "l": limit = Int(number)
      case "r": reserved = Int(number)
      // Secondary scale.
      case "sc": run.style.font = run.style.font.secondary
      default: break
      }
    }
    return TextSpecification(runs: [run], lineLimit: limit, reservedLines: reserved)
  }
}
