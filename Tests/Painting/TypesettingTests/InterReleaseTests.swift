import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Typesetting

/// Text in Debian 13's Inter is as wide as in Debian 12's.
struct InterReleaseTests {
  @Test func `a face's version tells the releases apart`() {
    // 3.019 and 4.001, as fontconfig has them.
    #expect(InterRelease(fontVersion: 197_853) == .beta7)
    #expect(InterRelease(fontVersion: 262_210) == .stable)
    #expect(InterRelease(fontVersion: 0) == .beta7)
  }

  @Test(arguments: [CGFloat(11), 13, 15, 17, 20, 24, 28, 34])
  func `letters of both releases are equally wide`(size: CGFloat) {
    #expect(Self.faces.count == 11)
    for face in Self.faces {
      for letter in face.letters {
        func width(_ release: InterRelease, _ advance: Double) -> CGFloat {
          SystemFontSpacing.correction(
            for: letter.scalar, size: size, weight: face.weight, isItalic: face.isItalic, hasMonospacedDigits: false,
            release: release) + size * advance
        }
        let difference = width(.stable, letter.stable) - width(.beta7, letter.beta7)
        // Half a hundredth of the size in italics, which share most of the table; a quarter where they do not.
        #expect(abs(difference) <= size * (face.isItalic ? 0.005 : 0.0025), "\(letter.scalar) \(face.weight)")
      }
    }
  }

  @Test func `corrections of the older release are not changed`() {
    for scalar in "aW…'5".unicodeScalars {
      let plain = SystemFontSpacing.correction(for: scalar, size: 17, weight: 600, hasMonospacedDigits: false)
      let italic = SystemFontSpacing.correction(
        for: scalar, size: 17, weight: 600, isItalic: true, hasMonospacedDigits: false, release: .beta7)
      #expect(plain == italic)
    }
  }

  /// One with another Inter, where `INTER_FOLDER` says where its files are.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["INTER_FOLDER"] != nil))
  func `measured texts are as wide in both releases`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["INTER_FOLDER"])
    var fonts = FontDirectories.debian
    let installed = try TextEngine(fonts: fonts)
    fonts.systemFont = [folder]
    let other = try TextEngine(fonts: fonts)
    let rows = MeasuredText.all.filter {
      $0.proposedWidth == nil && $0.suffixes.isEmpty && $0.family == .system(.standard)
    }
    var sums: [CGFloat: (squares: CGFloat, count: CGFloat)] = [:]
    for row in rows {
      func width(_ engine: TextEngine) -> CGFloat {
        TextLayout(row.specification, proposal: ProposedViewSize(width: nil, height: nil), shaper: engine).size.width
      }
      let (before, after) = (width(installed), width(other))
      let sum = sums[row.size] ?? (0, 0)
      sums[row.size] = (sum.squares + pow(after / row.measured.width - 1, 2), sum.count + 1)
      #expect(abs(after - before) <= max(0.01 * before, 0.5), "\(row.text) \(row.size) \(row.weight)")
    }
    for (size, sum) in sums.sorted(by: { $0.key < $1.key }) {
      print("\(size) pt: rms \((sqrt(sum.squares / sum.count) * 10_000).rounded() / 100) % of \(Int(sum.count))")
    }
  }
}

extension InterReleaseTests {
  private struct Letter {
    var scalar: Unicode.Scalar
    /// Advances in parts of the size, as the files have them.
    var beta7: Double
    var stable: Double
  }

  private struct Face {
    var weight: Int
    var isItalic: Bool
    var letters: [Letter]
  }

  /// The rows of `SanFrancisco/inter-advances.tsv`.
  private static let faces: [Face] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "SanFrancisco/inter-advances.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
    return Dictionary(grouping: rows) { "\($0[0]) \($0[1])" }.values.map { rows in
      Face(
        weight: Int(rows[0][0]) ?? 0, isItalic: rows[0][1] == "italic",
        letters: rows.compactMap { row in
          guard let code = UInt32(row[2], radix: 16), let scalar = Unicode.Scalar(code), let old = Double(row[3]),
            let new = Double(row[4])
          else { return nil }
          return Letter(scalar: scalar, beta7: old, stable: new)
        })
    }
  }()
}
