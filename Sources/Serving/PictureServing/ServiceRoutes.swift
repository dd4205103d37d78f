import Foundation
import HTTPTypes
import Hummingbird
import Pushing
import RequestReading
import Scheduling
package import SharedFolders
import StatusReports
import SystemIO
package import WebServing

/// The addresses about the output: its page, its events, its health and metrics, and requests for reloads.
package struct ServiceRoutes: Sendable {
  private let output: PublishedOutput
  private let watch: OutputWatch
  private let refreshing: RefreshProcess
  private let onDemand: OnDemandDrawing
  private let requests: ReloadRequests
  private let metrics: PrometheusMetrics
  /// What requests for reloads need; nil to refuse them.
  private let token: String?
  /// The devices that fetch their pictures here; nil if none can.
  private let devices: (@Sendable () -> [ServedDevice])?

  package init(
    _ output: PublishedOutput, _ watch: OutputWatch, _ refreshing: RefreshProcess, _ onDemand: OnDemandDrawing,
    _ requests: ReloadRequests, _ metrics: PrometheusMetrics, token: String?,
    devices: (@Sendable () -> [ServedDevice])? = nil
  ) {
    (self.output, self.watch, self.refreshing, self.onDemand) = (output, watch, refreshing, onDemand)
    (self.requests, self.metrics, self.token, self.devices) = (requests, metrics, token, devices)
  }

  package func add(to server: LocalServer) {
    server.router.addMiddleware { MethodCheck(ServedRoute.methods) }
    func add(
      _ route: ServedRoute, _ answer: @escaping @Sendable (Request, LocalServer.Context) async throws -> Response
    ) {
      server.router.on(route.pattern, method: route.method, use: answer)
    }
    add(.overview) { _, _ in page() }
    add(.events) { [watch] _, _ in Response.events(watch.hub.subscribe()) }
    add(.health) { _, _ in text("alive\n") }
    add(.readiness) { _, _ in readiness() }
    add(.metrics) { _, _ in exposition() }
    add(.description) { _, _ in await .json(description().json) }
    add(.reload) { request, context in try await reload(context.parameters.require("kind"), request) }
  }

  private func description() async -> ServerDescription {
    let picture = OutputState(output, at: Date()).pictures.first
    return ServerDescription(
      onDemand: Array(await onDemand.allowed), hasToken: token != nil, hasDevices: devices != nil,
      example: picture.map { ($0.path, $0.format) })
  }

  private func page() -> Response {
    let now = Date()
    let state = OutputState(output, at: now)
    let lines = OutputStatus(of: output.folder.path, asked: nil, requests.tokens(at: now), at: now)?.lines(at: now)
    let page = OverviewPage(
      state: state, lines: lines ?? [], devices: devices?() ?? [], refreshing: words, now: now)
    var response = Response.data(Data(page.html.utf8), type: "text/html; charset=utf-8")
    // The style is in the page.
    response.headers[.contentSecurityPolicy] =
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    if let name = HTTPField.Name("refresh") {
      let next = state.pictures.compactMap(\.end).min()
      response.headers[name] = "\(next.map { min(60, max(1, Int($0.timeIntervalSince(now).rounded(.up)))) } ?? 60)"
    }
    return response
  }

  private var words: String {
    switch refreshing.state {
    case .running: "Kept up to date by this server."
    case .displaced: "Kept up to date by another run."
    case .waiting(let reason): "Not kept up to date at the moment: \(reason)."
    }
  }

  private func readiness() -> Response {
    if case .waiting(let reason) = refreshing.state { return text("\(reason)\n", status: .serviceUnavailable) }
    if let reason = output.writingFailure {
      return text("the output cannot be written: \(reason)\n", status: .serviceUnavailable)
    }
    if output.paths().isEmpty { return text("no picture is in place yet\n", status: .serviceUnavailable) }
    return text("ready\n")
  }

  private func exposition() -> Response {
    let state = OutputState(output, at: Date())
    let dates = ["almanac_next_change_timestamp_seconds", "almanac_entry_timestamp_seconds"]
    for name in dates { metrics.remove(name) }
    for picture in state.pictures {
      let labels = [("picture", picture.path)]
      if let end = picture.end { metrics.set(dates[0], labels, to: end.timeIntervalSince1970) }
      metrics.set(dates[1], labels, to: picture.moment.file.modified.timeIntervalSince1970)
    }
    setDeviceMetrics()
    metrics.remove("almanac_push_failures")
    for (key, record) in PushRecord.all(in: output.folder) {
      // Several programs may have the same name.
      let labels = [("target", record.name), ("id", String(key.prefix(8)))]
      metrics.set("almanac_push_failures", labels, to: Double(record.failure?.attempts ?? 0))
    }
    metrics.set("almanac_pictures", to: Double(state.pictures.count))
    metrics.set("almanac_event_clients", to: Double(watch.hub.count))
    var isWell = 1.0
    if case .waiting = refreshing.state { isWell = 0 }
    metrics.set("almanac_refreshing", to: isWell)
    return text(metrics.text, type: "text/plain; version=0.0.4; charset=utf-8")
  }

  private func setDeviceMetrics() {
    guard let devices else { return }
    let names = ["almanac_device_battery_volts", "almanac_device_signal_dbm", "almanac_device_seen_timestamp_seconds"]
    for name in names { metrics.remove(name) }
    for device in devices() {
      let values = [device.battery, device.signal.map(Double.init), device.seenAt?.timeIntervalSince1970]
      for (name, value) in zip(names, values) {
        if let value { metrics.set(name, [("device", device.name)], to: value) }
      }
    }
  }

  /// What each metric means.
  package static let help = [
    "almanac_requests_total": "Requests by method and status.",
    "almanac_request_seconds": "How long requests took until their answers began.",
    "almanac_pictures": "Pictures that are in place.",
    "almanac_event_clients": "Clients that listen to events.",
    "almanac_refreshing": "Whether the pictures are kept up to date.",
    "almanac_next_change_timestamp_seconds": "When the picture changes next.",
    "almanac_device_battery_volts": "The voltage of a device's battery, as it last said.",
    "almanac_device_signal_dbm": "The strength of a device's wireless signal, as it last said.",
    "almanac_device_seen_timestamp_seconds": "When a device last asked for its picture.",
    "almanac_push_failures": "How often in a row a target of push could not be sent its pictures.",
    "almanac_entry_timestamp_seconds": "When the shown entry began.",
  ]

  private func reload(_ kind: String, _ request: Request) async throws -> Response {
    guard let token else { throw HTTPError(.forbidden, message: "reloads need a token: start serve with --token-file") }
    guard BearerToken.matches(request.headers[.authorization], token) else {
      throw HTTPError(.unauthorized, headers: [.wwwAuthenticate: "Bearer"], message: "the token is missing or wrong")
    }
    let name = kind.removingPercentEncoding ?? kind
    let isWidget = if kinds.contains(name) { true } else { await onDemand.allowed.contains(name) }
    let named = isWidget ? [name] : output.folder.kinds(inStack: name)
    if named.isEmpty { throw HTTPError(.notFound, message: "widget or stack not found") }
    do {
      for kind in named { try requests.request(forKind: kind) }
    } catch {
      throw HTTPError(.internalServerError, message: "the request cannot be stored: \(error.reason)")
    }
    return text("requested\n", status: .accepted)
  }

  /// The kinds of the widgets of the output.
  private var kinds: Set<String> {
    let folder = output.folder
    let asked = folder.placedList()?.items.map(\.asked).filter { !$0.isStack }.map(\.place.kind) ?? []
    return Set(asked + (folder.places() ?? []).compactMap { folder.place(at: $0).record()?.place.kind })
  }

  private func text(
    _ text: String, status: HTTPResponse.Status = .ok, type: String = "text/plain; charset=utf-8"
  ) -> Response {
    .data(Data(text.utf8), type: type, status: status)
  }
}
