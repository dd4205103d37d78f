import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Typesetting

/// Widths determine line breaks, so Inter's must be San Francisco's.
struct SanFranciscoTests {
  private struct Cell: Hashable {
    var size: CGFloat
    var weight: Int
  }

  private static let natural = MeasuredText.all.filter {
    $0.proposedWidth == nil && $0.suffixes.isEmpty && $0.family == .system(.standard) && !$0.text.contains("\n")
  }

  private func layout(_ row: MeasuredText, _ engine: TextEngine) -> TextLayout {
    TextLayout(
      row.specification, proposal: ProposedViewSize(width: row.proposedWidth, height: nil), shaper: engine)
  }

  private func rms(_ errors: [CGFloat]) -> CGFloat {
    (errors.reduce(0) { $0 + $1 * $1 } / CGFloat(max(errors.count, 1))).squareRoot()
  }

  @Test func `the measured texts are there`() {
    #expect(MeasuredText.all.count > 1_000)
    #expect(Self.natural.count > 800)
  }

  @Test func `natural widths agree within 1.3 percent rms at every size and weight`() throws {
    let engine = try TextEngine()
    var cells: [Cell: [CGFloat]] = [:]
    for row in Self.natural where (10...40).contains(row.size) {
      let error = layout(row, engine).size.width / row.measured.width - 1
      cells[Cell(size: row.size, weight: row.weight), default: []].append(error)
      if row.text.count >= 4 { #expect(abs(error) < 0.03, "\(row.text) at \(row.size): \(error)") }
    }
    for (cell, errors) in cells.sorted(by: { ($0.key.size, $0.key.weight) < ($1.key.size, $1.key.weight) }) {
      #expect(rms(errors) < 0.013, "\(cell): \(rms(errors)) of \(errors.count)")
      if ProcessInfo.processInfo.environment["TEXT_TABLE"] != nil {
        print("\(cell.size) w\(cell.weight): n \(errors.count), rms \((rms(errors) * 10_000).rounded() / 100) %")
      }
    }
    #expect(rms(cells.values.flatMap { $0 }) < 0.005)
  }

  @Test func `nine in ten wrapped texts have as many lines`() throws {
    let engine = try TextEngine()
    let wrapped = MeasuredText.all.filter { $0.proposedWidth != nil && !$0.text.isEmpty }
    let right = wrapped.filter { row in
      let lines = layout(row, engine).lines
      let pitch = (row.lastBaseline - row.firstBaseline) / max(row.size * 1.2, 1)
      return lines.count == 1 + Int(pitch.rounded())
    }
    #expect(wrapped.count >= 20)
    #expect(right.count * 10 >= wrapped.count * 9, "\(right.count) of \(wrapped.count)")
  }

  @Test func `heights and baselines of system fonts agree to the half point`() throws {
    let engine = try TextEngine()
    for row in MeasuredText.all where row.hasSystemHeight {
      let layout = layout(row, engine)
      #expect(abs(layout.size.height - row.measured.height) <= 0.5, "\(row)")
      #expect(abs((layout.lines.first?.baseline ?? 0) - row.firstBaseline) <= 0.5, "\(row)")
      #expect(abs((layout.lines.last?.baseline ?? 0) - row.lastBaseline) <= 0.5, "\(row)")
    }
  }

  @Test func `other designs, kerning, tracking and scale agree too`() throws {
    let engine = try TextEngine()
    let rows = MeasuredText.all.filter { !$0.suffixes.isEmpty || $0.family != .system(.standard) }
    #expect(rows.count > 50)
    for row in rows {
      let width = layout(row, engine).size.width
      #expect(abs(width - row.measured.width) <= max(0.02 * row.measured.width, 0.5), "\(row): \(width)")
    }
  }

  @Test func `tracking is interpolated between sizes and between weights`() {
    let between = SystemFontSpacing.tracking(size: 13.5, weight: 450) / 13.5
    let corners = [(13, 400), (13, 500), (14, 400), (14, 500)].map {
      SystemFontSpacing.tracking(size: CGFloat($0.0), weight: $0.1) / CGFloat($0.0)
    }
    #expect(abs(between - corners.reduce(0, +) / 4) < 1e-9)
  }

  @Test func `tracking beyond the table is proportional to the size`() {
    let large = SystemFontSpacing.tracking(size: 96, weight: 400)
    #expect(abs(large / 96 - SystemFontSpacing.tracking(size: 200, weight: 400) / 200) < 1e-9)
    #expect(SystemFontSpacing.tracking(size: 17, weight: 100) == SystemFontSpacing.tracking(size: 17, weight: 300))
    #expect(SystemFontSpacing.tracking(size: 17, weight: 900) > SystemFontSpacing.tracking(size: 17, weight: 800))
  }

  @Test func `composed letters are as wide as the letters in them`() throws {
    let engine = try TextEngine()
    #expect(abs(engine.width("wáw") - engine.width("waw")) < 0.3)
  }
}
