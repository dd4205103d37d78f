import CoreMetrics
import Testing

@testable import PictureServing

struct PrometheusMetricsTests {
  @Test func `metrics are written as Prometheus reads them`() {
    let metrics = PrometheusMetrics(help: ["tides_total": "Tides."])
    for _ in 0..<3 { metrics.makeCounter(label: "tides_total", dimensions: [("at", "a\"b\\c\nd")]).increment(by: 2) }
    metrics.makeTimer(label: "tide.seconds", dimensions: []).recordNanoseconds(1_500_000_000)
    metrics.set("level", to: -0.5)
    #expect(
      metrics.text == """
        # HELP level level
        # TYPE level gauge
        level -0.5
        # HELP tide_seconds tide_seconds
        # TYPE tide_seconds summary
        tide_seconds_sum 1.5
        tide_seconds_count 1
        # HELP tides_total Tides.
        # TYPE tides_total counter
        tides_total{at="a\\"b\\\\c\\nd"} 6

        """)
    metrics.remove("level")
    #expect(!metrics.text.contains("level"))
  }
}
