import FleetStore
import Foundation
package import PictureServing
import PostgresClient

/// The metrics of a server and of its fleet, in the text format of Prometheus.
package actor FleetExposition {
  /// What each metric of the server means.
  package static let help = [
    "almanac_requests_total": "Requests by method and status.",
    "almanac_request_seconds": "How long requests took until their answers began.",
    "almanac_database_up": "Whether the database answers.",
    "almanac_database_reads_total": "Questions to the database: for the frame of a widget, and for its picture.",
    "almanac_known_widgets": "Widgets that are kept in memory.",
    "almanac_known_bytes": "The memory that they take, about.",
    "almanac_event_clients": "Clients that listen to events.",
  ]

  /// How long the fleet's state is kept: finding it out reads many rows.
  private static let lifetime = Duration.seconds(5)

  private let metrics: PrometheusMetrics
  private let database: DatabaseState
  private let readers: FleetReaders
  private let pictures: FleetPictures
  private let events: FleetEvents
  private var fleet: (text: String, date: ContinuousClock.Instant)?
  private var question: Task<String, Never>?

  package init(
    _ metrics: PrometheusMetrics, _ database: DatabaseState, _ readers: FleetReaders, _ pictures: FleetPictures,
    _ events: FleetEvents
  ) {
    (self.metrics, self.database, self.readers) = (metrics, database, readers)
    (self.pictures, self.events) = (pictures, events)
  }

  package var text: String {
    get async {
      let fleet = await fleetText()
      let size = pictures.size
      metrics.set("almanac_database_up", to: database.isReady ? 1 : 0)
      metrics.set("almanac_known_widgets", to: Double(size.widgets))
      metrics.set("almanac_known_bytes", to: Double(size.bytes))
      metrics.set("almanac_event_clients", to: Double(events.count))
      return metrics.text + fleet
    }
  }

  /// Empty if the database does not answer.
  private func fleetText() async -> String {
    if let fleet, ContinuousClock.now - fleet.date < Self.lifetime { return fleet.text }
    if let question { return await question.value }
    let question = Task { [readers] in
      let result = try? await readers.read { (database) throws(PostgresError) in
        FleetMetrics(try database.status(), try database.totals()).text
      }
      return result ?? ""
    }
    self.question = question
    let text = await question.value
    (fleet, self.question) = ((text, .now), nil)
    return text
  }
}
