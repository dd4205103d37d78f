import Foundation
import LayoutEngine

/// The frames of SF's symbols in a layout.
enum SymbolFrames {
  /// The frame of `name` at a weight of 100…900; `nil` if it was not measured.
  ///
  /// A filled symbol is as large as its outline, unless it was measured separately.
  static func frame(of name: String, weight: Int) -> SymbolFrame? {
    let outline = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    guard let words = measured[name] ?? measured[outline], words.count == 11 else { return nil }
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 11 else { return nil }
    let regular = [13.0, 17, 26].enumerated().map { index, pointSize in
      SymbolFrame.Measure(
        pointSize: pointSize, size: CGSize(width: numbers[3 * index], height: numbers[3 * index + 1]),
        descent: numbers[3 * index + 2])
    }
    let bold = CGSize(width: numbers[9], height: numbers[10])
    return SymbolFrame(regular.map { $0.weighing(boldness(of: weight), bold: bold, of: regular[0]) })
  }

  /// The frame of a symbol that was not measured, whose own size for a font of one point is `natural`.
  ///
  /// At 17 points SF's frames are half a point lower than proportional, for all symbols.
  static func frame(ofNatural natural: CGSize) -> SymbolFrame {
    SymbolFrame(
      [13.0, 17, 26].map { pointSize in
        let height = max(natural.height * pointSize - (pointSize == 17 ? 0.5 : 0), 0)
        return SymbolFrame.Measure(
          pointSize: pointSize, size: CGSize(width: natural.width * pointSize, height: height),
          descent: (height - SymbolFrame.capHeight * pointSize) / 2)
      })
  }

  /// The position of a weight between regular, 0, and bold, 1. Semibold was measured; beyond bold and below regular
  /// it is a guess.
  private static func boldness(of weight: Int) -> Double {
    let steps = [-0.6, -0.45, -0.25, 0, 0.35, 0.7, 1, 1.3, 1.6]
    let position = Double(min(max(weight, 100), 900) - 100) / 100
    let index = min(Int(position), steps.count - 2)
    return steps[index] + (steps[index + 1] - steps[index]) * (position - Double(index))
  }
}

extension SymbolFrame.Measure {
  /// The measure at another weight. Bold symbols scale proportionally with the font.
  fileprivate func weighing(_ boldness: Double, bold: CGSize, of regular: Self) -> Self {
    guard boldness != 0 else { return self }
    let scale = pointSize / regular.pointSize
    // For lighter weights than regular there is only the ratio.
    let even = boldness > 0 ? scale : size.width / max(regular.size.width, 1)
    let evenHeight = boldness > 0 ? scale : size.height / max(regular.size.height, 1)
    var copy = self
    copy.size.width += (bold.width * even - size.width) * boldness
    copy.size.height += (bold.height * evenHeight - size.height) * boldness
    copy.descent += (copy.size.height - size.height) / 2
    return copy
  }
}
