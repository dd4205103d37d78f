import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import SquareFonts
import Testing

@testable import Views

/// Shows the fraction as text.
private struct FractionInWords: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "nil")
  }
}

struct ProgressViewStyleTests {
  private let now = Date(timeIntervalSince1970: 1000)

  private func timer(from start: Double, to end: Double, countsDown: Bool) -> some View {
    ProgressView(
      timerInterval: now.addingTimeInterval(start)...now.addingTimeInterval(end), countsDown: countsDown)
  }

  private func fraction(_ view: some View) -> String {
    texts(view.progressViewStyle(FractionInWords())) { $0.currentDate = now }.joined()
  }

  @Test func `the value label is below the bar, small and secondary`() {
    let view = ProgressView(value: 0.5) {
      Text("ab").font(.system(size: 10))
    } currentValueLabel: {
      Text("cd")
    }
    let frames = placed(view, height: 100).frames(of: "Text")
    #expect(frames.count == 2)
    #expect(frames[1].minY == frames[0].maxY + 4 + 4 + 4)
    #expect(runs(view)[1].style.font.size == 12)
    #expect(runs(view)[1].paint == .color(ResolvedColor(bytes: 60, 60, 67, alpha: 0.6)))
  }

  @Test func `indeterminate progress is an empty ring, as in a widget`() {
    #expect(placed(ProgressView()).frame.size == CGSize(width: 58, height: 58))
    #expect(placed(ProgressView(value: 0.5).progressViewStyle(.circular)).frame.size == CGSize(width: 58, height: 58))
    let count = { (view: any View) in drawn(AnyView(view)).count { if case .stroke = $0 { true } else { false } } }
    #expect(count(ProgressView()) == 1)
    #expect(count(ProgressView(value: 0.5).progressViewStyle(.circular)) == 2)
    #expect(texts(ProgressView("L")) == ["L"])
    #expect(placed(ProgressView().progressViewStyle(.linear)).frame.size == CGSize(width: 100, height: 4))
  }

  @Test func `a ring shows the value label, or else the label`() {
    let both = ProgressView(value: 0.5) {
      Text("l")
    } currentValueLabel: {
      Text("v")
    }
    #expect(texts(both.progressViewStyle(.circular)) == ["v"])
    #expect(texts(ProgressView("l", value: 0.5).progressViewStyle(.circular)) == ["l"])
  }

  @Test func `an interval shows its progress at the picture's date`() {
    #expect(fraction(timer(from: -30, to: 90, countsDown: false)) == "0.25")
    #expect(fraction(timer(from: -30, to: 90, countsDown: true)) == "0.75")
    #expect(fraction(timer(from: 10, to: 90, countsDown: false)) == "0.0")
    #expect(fraction(timer(from: 10, to: 90, countsDown: true)) == "1.0")
    #expect(fraction(timer(from: -90, to: -10, countsDown: false)) == "1.0")
    #expect(fraction(timer(from: 0, to: 0, countsDown: false)) == "1.0")
    #expect(fraction(timer(from: 0, to: 0, countsDown: true)) == "0.0")
  }

  @Test func `an interval reports when its bar moves, each second or by visible steps`() {
    func change(_ start: Double, _ end: Double) -> Double? {
      var environment = EnvironmentValues()
      environment.currentDate = now
      let pass = LoweringPass(shaper: SquareFont())
      let view = ProgressView(timerInterval: now.addingTimeInterval(start)...now.addingTimeInterval(end)) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      _ = view._lower(in: _LoweringContext(environment: environment, pass: pass))
      return pass[NextTextChangeKey.self].map { $0.timeIntervalSince(now) }
    }
    #expect(change(0, 60) == 1 && change(-30.25, 60) == 0.75 && change(20, 60) == 21)
    #expect(change(-59.5, 0.5) == 0.5 && change(-60, 0) == nil && change(0, 0) == nil)
    #expect(change(0, 172_800) == 86)
    #expect(change(0, 1e15) != nil && change(-1e15, 1e15) != nil)
  }

  @Test func `an interval's time is below the bar`() {
    func time(_ view: some View) -> [String] { texts(view) { $0.currentDate = now } }
    #expect(time(timer(from: -30, to: 90, countsDown: true)) == ["1:30"])
    #expect(time(timer(from: -30, to: 90, countsDown: false)) == ["0:30"])
    #expect(time(timer(from: -30, to: 7205, countsDown: true)) == ["2:00:05"])
    #expect(time(timer(from: -30, to: -10, countsDown: true)) == ["0:00"])
    let labelled = ProgressView(timerInterval: now...now.addingTimeInterval(60)) { Text("l") }
    #expect(time(labelled) == ["l", "1:00"])
  }

  @Test func `an invalid value or total counts as unknown and is reported`() {
    let log = DiagnosticLog()
    log.collecting {
      #expect(fraction(ProgressView(value: Double.nan)) == "nil")
      #expect(fraction(ProgressView(value: 1.0, total: 0)) == "nil")
      #expect(fraction(ProgressView(value: 1.0, total: -2)) == "nil")
      #expect(fraction(ProgressView(value: Double?.none)) == "nil")
    }
    #expect(log.diagnostics.map(\.id) == Array(repeating: "control.invalid-value", count: 3))
    #expect(fraction(ProgressView(value: Float(3), total: 4)) == "0.75")
    #expect(fraction(ProgressView(value: -1.0)) == "0.0")
  }

  @Test func `a style may draw the progress in the outer style`() {
    struct Padded: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(2) }
    }
    let view = ProgressView(value: 0.5).progressViewStyle(Padded())
    #expect(placed(view).frame.size == CGSize(width: 100, height: 8))
    #expect(placed(view.progressViewStyle(.circular)).frame.size == CGSize(width: 62, height: 62))
  }
}
