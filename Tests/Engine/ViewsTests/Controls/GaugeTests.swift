import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

/// Shows the fraction as text.
private struct ValueInWords: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(configuration.value)") }
}

struct GaugeTests {
  private func gauge(_ value: Double, in bounds: ClosedRange<Double> = 0...1) -> some View {
    Gauge(value: value, in: bounds) {
      Text("ab")
    } currentValueLabel: {
      Text("7")
    }
    .font(.system(size: 10))
  }

  private func bounded(_ value: Double) -> some View {
    Gauge(value: value) {
      Text("ab")
    } currentValueLabel: {
      Text("7")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("99")
    }
    .font(.system(size: 10))
  }

  /// The fraction in a gauge style's configuration.
  private func fraction(_ gauge: some View) -> String {
    texts(gauge.gaugeStyle(ValueInWords())).joined()
  }

  private func strokes(_ view: some View, isRightToLeft: Bool = false) -> [(path: Path, style: StrokeStyle)] {
    func strokes(in items: [DisplayItem]) -> [(path: Path, style: StrokeStyle)] {
      items.flatMap { item -> [(path: Path, style: StrokeStyle)] in
        switch item {
        case .stroke(let path, let style, _): [(path, style)]
        case .group(_, let content): strokes(in: content)
        default: []
        }
      }
    }
    return strokes(
      in: drawn(view, width: 58, height: 58) { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight })
  }

  /// The first and the last point of a path.
  private func ends(_ path: Path) -> [CGPoint] {
    let points = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
      case .closeSubpath: nil
      }
    }
    return [points.first, points.last].compactMap { $0 }
  }

  private func expectNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat, _ location: SourceLocation = #_sourceLocation) {
    #expect(abs(point.x - x) < 0.01 && abs(point.y - y) < 0.01, "\(point)", sourceLocation: location)
  }

  @Test func `circular gauges are 58 points square for every proposal`() {
    for size in [CGSize(width: 30, height: 30), CGSize(width: 300, height: 100)] {
      #expect(
        placed(gauge(0.4).gaugeStyle(.accessoryCircular), width: size.width, height: size.height).frame.size
          == CGSize(width: 58, height: 58))
      #expect(
        placed(gauge(0.4).gaugeStyle(.accessoryCircularCapacity), width: size.width, height: size.height).frame.size
          == CGSize(width: 58, height: 58))
    }
  }

  @Test func `the open ring has a radius of 26 and runs three quarters around`() {
    let ring = strokes(gauge(0.4).gaugeStyle(.accessoryCircular))
    #expect(ring.map(\.style.lineWidth) == [6])
    let reach = 26 / 2.0.squareRoot()
    expectNear(ends(ring[0].path)[0], 29 - reach, 29 + reach)
    expectNear(ends(ring[0].path)[1], 29 + reach, 29 + reach)
    // The frame is inset by half of the width; control points extend further.
    for point in ends(ring[0].path) {
      #expect(abs(hypot(point.x - 29, point.y - 29) - 26) < 0.001)
    }
  }

  @Test func `with bounds the ring is 14 degrees shorter at each end`() {
    let ring = strokes(bounded(0.4).gaugeStyle(.accessoryCircular))
    let angle = (135 + 14) * Double.pi / 180
    expectNear(ends(ring[0].path)[0], 29 + 26 * cos(angle), 29 + 26 * sin(angle))
    expectNear(ends(ring[0].path)[1], 29 - 26 * cos(angle), 29 + 26 * sin(angle))
  }

  @Test func `the marker is a dot in a gap at the value`() {
    let text = printed(gauge(0.5).gaugeStyle(.accessoryCircular), width: 58, height: 58)
    #expect(text.contains("(fill (ellipse 26.5 0.5 5 5) #000000FF)"))
    #expect(text.contains("even-odd"))
    let start = printed(gauge(0).gaugeStyle(.accessoryCircular), width: 58, height: 58)
    let mirrored = printed(gauge(1).gaugeStyle(.accessoryCircular), width: 58, height: 58) {
      $0.layoutDirection = .rightToLeft
    }
    let dot = start.split(separator: "\n").first { $0.contains("(fill (ellipse") }
    #expect(dot != nil)
    #expect(mirrored.contains(dot ?? "-"))
  }

  @Test func `the closed ring is filled clockwise from the top, over a track`() {
    let rings = strokes(gauge(0.25).gaugeStyle(.accessoryCircularCapacity))
    #expect(rings.count == 2)
    expectNear(ends(rings[0].path)[0], 29, 3)
    expectNear(ends(rings[0].path)[1], 29, 3)
    expectNear(ends(rings[1].path)[0], 29, 3)
    expectNear(ends(rings[1].path)[1], 55, 29)
    let mirrored = strokes(gauge(0.25).gaugeStyle(.accessoryCircularCapacity), isRightToLeft: true)
    expectNear(ends(mirrored[1].path)[1], 3, 29)
    #expect(strokes(gauge(0).gaugeStyle(.accessoryCircularCapacity)).count == 1)
  }

  @Test func `a ring's labels are in its middle and in its opening`() throws {
    let node = placed(gauge(0.4).gaugeStyle(.accessoryCircular), width: 58, height: 58)
    let labels = node.frames(of: "Text")
    #expect(labels.count == 2)
    #expect(abs(labels[0].midX - 29) < 0.01 && abs(labels[0].midY - 28) < 0.01)
    #expect(abs(labels[1].midX - 29) < 0.01 && abs(labels[1].midY - 47.4) < 0.01)
    let bounds = placed(bounded(0.4).gaugeStyle(.accessoryCircular), width: 58, height: 58).frames(of: "Text")
    #expect(bounds.count == 3)
    #expect(abs(bounds[1].minX - 10.6) < 0.01 && abs(bounds[2].maxX - 47.4) < 0.01)
  }

  @Test func `without a font the labels have the measured sizes`() {
    let fonts = runs(
      Gauge(value: 0.5) {
        Text("a")
      } currentValueLabel: {
        Text("7")
      }.gaugeStyle(.accessoryCircular)
    ).map(\.style.font)
    #expect(fonts.map(\.size) == [24, 11])
    #expect(fonts.map(\.weight) == [500, 400])
  }

  @Test func `a linear gauge is 8 points high, with its marker at the value`() {
    let view = gauge(0.5).gaugeStyle(.accessoryLinear)
    #expect(placed(view).frame.size == CGSize(width: 100, height: 8))
    // The line begins after the value, which is 10 points wide, and 8 points: from 18 to 100, with the marker at 59.
    #expect(printed(view).contains("(fill (ellipse 55 16 8 8) #000000FF)"))
    let empty = printed(gauge(0).gaugeStyle(.accessoryLinear))
    #expect(empty.contains("(fill (ellipse 18 16 8 8) #000000FF)"))
    #expect(placed(bounded(0.5).gaugeStyle(.accessoryLinear)).frames(of: "Text").map(\.width) == [10, 20])
  }

  @Test func `a linear capacity gauge stacks label, bar and value`() {
    let node = placed(gauge(0.25).gaugeStyle(.accessoryLinearCapacity), height: 100)
    #expect(node.frame.size == CGSize(width: 100, height: 10 + 6 + 8 + 6 + 10))
    let text = printed(gauge(0.25).gaugeStyle(.accessoryLinearCapacity), height: 40)
    #expect(text.contains("(fill (rounded-rect 0 16 100 8 radius 4) #0000004C)"))
    #expect(text.contains("(fill (rounded-rect 0 16 25 8 radius 4) #000000FF)"))
    let tinted = gauge(0.25).gaugeStyle(.accessoryLinearCapacity).tint(Color(red: 1, green: 0, blue: 0))
    #expect(printed(tinted).contains("(rounded-rect 0 16 25 8 radius 4) #FF0000FF"))
  }

  @Test func `the default is a capsule of 4 points in the accent or the tint, as on an iPhone`() {
    let text = printed(gauge(0.25), height: 100)
    #expect(text.contains("100 4 radius 2) #78787D33)"))
    #expect(text.contains("25 4 radius 2) #0088FFFF)"))
    #expect(printed(gauge(0.25).gaugeStyle(.linearCapacity), height: 100) == text)
    #expect(printed(gauge(0.25).tint(Color(red: 1, green: 0, blue: 0)), height: 100).contains("#FF0000FF"))
    #expect(runs(Gauge(value: 0.5) { Text("a") }).map(\.style.font.size) == [17])
    let row = placed(bounded(0.5), height: 100).frames(of: "Text")
    #expect(row.count == 4)
    #expect(row[1].minX == 0 && row[2].maxX == 100)
  }

  @Test func `a closed ring without a value has the label in its middle`() {
    let label = Gauge(value: 0.5) { Text("ab") }.gaugeStyle(.accessoryCircularCapacity)
    #expect(texts(label) == ["ab"])
    #expect(texts(gauge(0.5).gaugeStyle(.accessoryCircularCapacity)) == ["7"])
  }

  @Test func `a gradient runs along a line, mirrored from right to left`() {
    let tinted = gauge(0.5).gaugeStyle(.accessoryLinearCapacity)
      .tint(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
    #expect(printed(tinted).contains("(linear-gradient 0 20 to 100 20: 0 #000000FF, 1 #FFFFFFFF)"))
    #expect(
      printed(tinted) { $0.layoutDirection = .rightToLeft }
        .contains("(linear-gradient 100 20 to 0 20: 0 #000000FF, 1 #FFFFFFFF)"))
  }

  @Test func `values are placed between the bounds and clamped to them`() {
    #expect(fraction(gauge(30, in: 20...40)) == "0.5")
    #expect(fraction(gauge(7, in: 0...1)) == "1.0")
    #expect(fraction(gauge(-7, in: 0...1)) == "0.0")
    #expect(fraction(gauge(.infinity, in: 0...1)) == "1.0")
    #expect(fraction(gauge(0, in: -1...1)) == "0.5")
    #expect(fraction(gauge(0, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)) == "0.5")
  }

  @Test func `an invalid value or range is drawn empty and reported`() {
    let log = DiagnosticLog()
    log.collecting {
      #expect(fraction(gauge(.nan)) == "0.0")
      #expect(fraction(gauge(1, in: 1...1)) == "0.0")
      #expect(fraction(gauge(1, in: 0...Double.infinity)) == "0.0")
    }
    #expect(Set(log.diagnostics.map(\.id)) == ["control.invalid-value"])
    #expect(log.diagnostics.count == 3)
  }

  @Test func `parts that a gauge does not have are nil for its style`() {
    struct Parts: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          configuration.label
          Text(verbatim: configuration.currentValueLabel == nil ? "-" : "v")
          Text(verbatim: configuration.minimumValueLabel == nil ? "-" : "b")
          Text(verbatim: configuration.markedValueLabels == nil ? "-" : "m")
        }
      }
    }
    #expect(texts(Gauge(value: 1) { Text("l") }.gaugeStyle(Parts())) == ["l", "-", "-", "-"])
    #expect(texts(bounded(1).gaugeStyle(Parts())) == ["ab", "v", "b", "-"])
    let marked = Gauge(value: 1) {
      Text("l")
    } currentValueLabel: {
      Text("v")
    } markedValueLabels: {
      Text("m")
    }
    #expect(texts(marked.gaugeStyle(Parts())) == ["l", "v", "-", "m"])
  }
}
