import Diagnostics
import Foundation
import Testing

@testable import Graphics

struct MeasureTests {
  @Test(
    arguments: [
      (2.0, 40.75, 41.0), (2, 40.74, 40.5), (2, 40.25, 40.5), (3, 10.1666, 10), (3, 10.1667, 31.0 / 3), (1, 0.5, 1),
      (2, -0.25, 0), (2, -0.26, -0.5), (1, 7, 7),
    ] as [(Double, Double, Double)])
  func `an edge is rounded to the nearest pixel, halves up`(_ scale: Double, _ value: Double, _ expected: Double) {
    #expect(abs(PixelScale(scale).rounded(value) - expected) < 1e-9)
  }

  @Test func `each edge is rounded separately`() {
    let scale = PixelScale(2)
    #expect(
      scale.rounded(CGRect(x: 10.2, y: 0.25, width: 10.2, height: 10.5))
        == CGRect(x: 10, y: 0.5, width: 10.5, height: 10.5))
    // The same width at another position has another width in pixels.
    #expect(scale.rounded(CGRect(x: 10.3, y: 0, width: 10.2, height: 1)).width == 10)
  }

  @Test(
    arguments: [
      (2.0, 15.51, 16.0), (2, 31.02, 31.5), (3, 20.2871, 61.0 / 3), (2, 20, 20), (2, 20.0004, 20), (2, 20.001, 20.5),
      (1, 0, 0),
    ] as [(Double, Double, Double)])
  func `a size is rounded up to the next pixel`(_ scale: Double, _ value: Double, _ expected: Double) {
    #expect(abs(PixelScale(scale).roundedUp(value) - expected) < 1e-9)
  }

  @Test func `a size in points is converted to pixels`() {
    #expect(PixelScale(3).pixels(CGSize(width: 364, height: 170)) == PixelSize(width: 1092, height: 510))
    #expect(PixelScale(1).pixels(CGSize(width: 327.5, height: 150.4)) == PixelSize(width: 328, height: 150))
    #expect(PixelSize(width: 1092, height: 510).description == "1092×510")
    #expect(PixelSize(width: .max, height: 2).area == .max)
    #expect(PixelSize(width: 0, height: 5).isEmpty)
    #expect(!PixelSize(width: 1, height: 1).isEmpty)
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (100, "100"), (0.5, "0.5"), (20.333333, "20.333"), (0.0004, "0"),
      (-0.0004, "0"), (-1.25, "-1.25"), (1234.5678, "1234.568"), (.infinity, "inf"), (-.infinity, "-inf"),
      (.nan, "nan"),
    ] as [(Double, String)])
  func `a number has at most three decimals`(_ value: Double, _ expected: String) {
    #expect(value.printed == expected)
  }

  @Test(
    arguments: [
      (ResolvedColor(red: 1, green: 0.5, blue: 0), "#FF8000FF"),
      (ResolvedColor(bytes: 1, 15, 16, alpha: 0.6), "#010F1099"),
      (ResolvedColor(red: 2, green: -1, blue: 0.2, alpha: 0), "#FF003300"),
      (.clear, "#00000000"), (.white, "#FFFFFFFF"), (.black, "#000000FF"),
    ] as [(ResolvedColor, String)])
  func `a colour prints as eight hexadecimal digits`(_ color: ResolvedColor, _ expected: String) {
    #expect(color.description == expected)
  }

  @Test func `scaling a font changes only its size`() {
    let font = ResolvedFont(size: 20, weight: 600, isItalic: true, hasMonospacedDigits: true)
    #expect(
      font.scaled(by: 0.75) == ResolvedFont(size: 15, weight: 600, isItalic: true, hasMonospacedDigits: true))
  }
}

struct DiagnosticTests {
  private let missing = Diagnostic(id: "font.missing-glyph", message: "no font has it", subject: "U+E000")

  @Test func `an equal diagnostic is reported once, in order`() {
    let log = DiagnosticLog()
    let other = Diagnostic(id: "font.missing-glyph", message: "no font has it", subject: "U+E001")
    log.report(missing)
    log.report(other)
    log.report(missing)
    #expect(log.diagnostics == [missing, other])
  }

  @Test func `a diagnostic is printed with its subject first and its id last`() {
    #expect(missing.description == "U+E000: no font has it [font.missing-glyph]")
    #expect(Diagnostic(id: "a.b", message: "it broke").description == "it broke [a.b]")
  }

  @Test func `code without a log of its own reports to the bound one`() {
    let log = DiagnosticLog()
    log.collecting { DiagnosticLog.current.report(missing) }
    #expect(log.diagnostics == [missing])
    #expect(!DiagnosticLog.current.diagnostics.contains(Diagnostic(id: "never", message: "said")))
  }

  private let group = DiagnosticGroup(
    id: "font.missing-glyph", noun: "characters", opening: "no font has ", closing: "; it is a square",
    pluralClosing: "; they are squares")

  @Test func `a group is one diagnostic with a count and the first members`() {
    let log = DiagnosticLog()
    log.report("U+1", of: group)
    #expect(log.diagnostics.map(\.message) == ["no font has U+1; it is a square"])
    log.report(missing)
    for index in 1...500 { log.report("U+\(index)", of: group) }
    #expect(
      log.diagnostics == [
        Diagnostic(
          id: "font.missing-glyph", message: "no font has 500 characters: U+1, U+2, U+3, …; they are squares"), missing,
      ])
  }

  @Test func `equal groups of two logs are merged`() {
    let (log, other) = (DiagnosticLog(), DiagnosticLog())
    for name in ["a", "b"] { log.report(name, of: group) }
    for name in ["b", "c", "d"] { other.report(name, of: group) }
    other.report(missing)
    log.report(contentsOf: other)
    log.report(contentsOf: other)
    #expect(
      log.diagnostics.map(\.message) == ["no font has 4 characters: a, b, c, …; they are squares", "no font has it"])
  }

  @Test func `a group has a subject if all its members share it`() {
    let log = DiagnosticLog()
    DiagnosticLog.withSubject("VStack") { log.report("a", of: group) }
    #expect(log.diagnostics.map(\.subject) == ["VStack"])
    DiagnosticLog.withSubject("HStack") { log.report("b", of: group) }
    #expect(log.diagnostics.map(\.subject) == [nil])
  }

  @Test func `threads share a log`() async {
    let log = DiagnosticLog()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<64 { group.addTask { log.report(Diagnostic(id: "n", message: "\(index % 16)")) } }
    }
    #expect(log.diagnostics.count == 16)
  }
}
