package import DeviceStore
package import Foundation
import Graphics
import HTTPTypes
import Hummingbird
import JSONText
import NIOCore
package import PictureServing
import RequestReading
import Refreshing
package import WebServing

/// The addresses of devices that speak TRMNL's protocol.
package struct DeviceRoutes: Sendable {
  private let output: PublishedOutput
  private let store: DeviceStore
  private let directory: DeviceDirectory
  private let notices: DeviceNotices
  private let pictures = DevicePictures()
  private let setups = SetupLimit()
  private let clock: @Sendable () -> Date
  private let tell: @Sendable (any Error) -> Void

  /// - Parameter tell: Receives errors whose details are nothing for clients.
  package init(
    _ output: PublishedOutput, _ store: DeviceStore, _ directory: DeviceDirectory, _ notices: DeviceNotices,
    clock: @escaping @Sendable () -> Date = { Date() }, tell: @escaping @Sendable (any Error) -> Void
  ) {
    (self.output, self.store, self.directory) = (output, store, directory)
    (self.notices, self.clock, self.tell) = (notices, clock, tell)
  }

  package func add(to server: LocalServer) {
    server.router.get(ServedRoute.setup.pattern) { request, context in try await setUp(request, context) }
    server.router.get(ServedRoute.display.pattern) { request, _ in try await display(request) }
    server.router.get(ServedRoute.currentScreen.pattern) { request, _ in try await currentScreen(request) }
    server.router.get(ServedRoute.models.pattern) { _, _ in Response.json(ModelList.models) }
    server.router.post(ServedRoute.log.pattern) { request, _ in try await log(request) }
    server.router.get(ServedRoute.devicePicture.pattern) { _, context in
      try picture(context.parameters.require("name"))
    }
  }

  private func setUp(_ request: Request, _ context: ServerContext) async throws -> Response {
    let message = DeviceMessage(of: request)
    // A question for the headers does not set up a device.
    guard request.method == .get else { return Response(status: .ok) }
    guard let mac = message.mac else {
      return refusal("the header ID is not a hardware address", .badRequest)
    }
    guard setups.allows(context.channel.remoteAddress?.ipAddress ?? "", at: clock()) else {
      return refusal("too many devices are set up; try again in a minute", .tooManyRequests)
    }
    let model = Self.model(message)
    let registration = try stored { () throws(DeviceStoreError) in
      try store.register(mac: mac, model: model.name, at: clock())
    }
    let code = registration.device.code
    let notice = DeviceNotices.Notice(
      title: "Welcome", code: code,
      message: directory.settings.needsClaim ? Self.claim(code) : "The first picture follows in a moment.")
    // Firmware accepts only this form when it is set up.
    let data = try await drawn(notice, .original, "bmp")
    let name = pictures.keep(data, type: "image/bmp")
    return answer([
      ("status", .number("200")), ("api_key", .string(registration.key)), ("friendly_id", .string(code)),
      ("image_url", .string("\(address(of: request))/api/pictures/\(name).bmp")),
      ("filename", .string(name)), ("message", .string("Device \(code) is set up")),
    ])
  }

  /// How a device gets an owner.
  private static func claim(_ code: String) -> String { "almanac devices claim \(code) --config FILE" }

  /// The model that a device names, or else one with its size.
  static func model(_ message: DeviceMessage) -> PanelModel {
    let known = message.model.flatMap { PanelModel(named: names[$0.lowercased()] ?? $0) }
    let sized = message.report.width.flatMap { width in
      message.report.height.flatMap { height in
        PanelModel.all.first { $0.size == PixelSize(width: width, height: height) }
      }
    }
    return known ?? sized ?? .original
  }

  /// How firmware calls the models of the list.
  private static let names = ["og": "og_png", "x": "v2", "trmnl": "og_png", "trmnl_x": "v2"]

  /// The picture for a device, and when to ask for the next.
  private struct Shown {
    let name: String
    let file: String
    let seconds: Int
  }

  private func display(_ request: Request) async throws -> Response {
    let message = DeviceMessage(of: request)
    guard let key = message.key else {
      return refusal("the header Access-Token is missing", .unauthorized)
    }
    guard let known = try known(key) else {
      // The device forgets its key, and sets itself up again.
      return answer([
        ("status", .number("500")), ("error", .string("unknown device")), ("reset_firmware", .bool(false)),
      ])
    }
    let now = clock()
    let shown = try await shown(on: known, at: now)
    var report = message.report
    report.interval = shown.seconds
    // On a full disk, pictures are still there.
    do throws(DeviceStoreError) {
      try store.saw(known.device, report, at: now)
    } catch {
      tell(error)
    }
    return answer([
      ("status", .number("0")), ("image_url", .string("\(address(of: request))/api/pictures/\(shown.file)")),
      ("filename", .string(shown.name)), ("refresh_rate", .number("\(shown.seconds)")),
      ("image_url_timeout", .number("30")), ("update_firmware", .bool(false)), ("firmware_url", .string("")),
      ("reset_firmware", .bool(false)), ("special_function", .string("none")),
    ])
  }

  private func currentScreen(_ request: Request) async throws -> Response {
    let message = DeviceMessage(of: request)
    guard let key = message.key, let known = try known(key) else { return refusal("unknown device", .notFound) }
    let shown = try await shown(on: known, at: clock())
    return answer([
      ("status", .number("200")), ("image_url", .string("\(address(of: request))/api/pictures/\(shown.file)")),
      ("filename", .string(shown.name)), ("refresh_rate", .number("\(shown.seconds)")),
    ])
  }

  private func shown(on known: DeviceStore.Known, at now: Date) async throws -> Shown {
    let device = known.device
    let model = PanelModel(named: device.model) ?? .original
    // Others may have set it up again, who only know its hardware address.
    if directory.settings.needsClaim, !device.isClaimed || known.isSecond {
      let notice = DeviceNotices.Notice(
        title: "This device has no owner yet", code: device.code, message: Self.claim(device.code))
      return try await self.notice(notice, on: model, for: Self.waiting)
    }
    if known.isSecond { try stored { () throws(DeviceStoreError) in try store.adopt(device) } }
    let schedule = DeviceSchedule(directory.settings)
    guard let moment = schedule.moment(showing: device.shows, at: now) else {
      return try await notice(.init(title: "There is nothing to show yet"), on: model, for: Self.waiting)
    }
    let panel = DevicePanel(screen: moment.screen, model: model.name)
    guard let picture = output.moment(at: panel.path, as: .picture("png"), now: now) else {
      do {
        try directory.need(panel)
      } catch {
        tell(error)
        throw HTTPError(.internalServerError, message: "the output cannot be written")
      }
      return try await notice(
        .init(title: "The picture is being drawn", message: moment.screen), on: model, for: Self.drawing)
    }
    let data = Data(picture.file.body.readableBytesView)
    let hash = pictures.keep(data, type: "image/png")
    // Names over 24 bytes lose their middle in firmware, and the content's hash must stay.
    let name = "\(moment.screen.prefix(7))-\(hash)"
    return Shown(
      name: name, file: "\(hash).png", seconds: schedule.interval(of: moment, change: picture.end, at: now))
  }

  /// Seconds until a device without an owner asks again.
  private static let waiting = 60
  /// Seconds until a device asks again whose picture is being drawn.
  private static let drawing = 10

  private func notice(_ notice: DeviceNotices.Notice, on model: PanelModel, for seconds: Int) async throws -> Shown {
    let hash = pictures.keep(try await drawn(notice, model, "png"), type: "image/png")
    return Shown(name: "notice-\(hash)", file: "\(hash).png", seconds: seconds)
  }

  private func drawn(_ notice: DeviceNotices.Notice, _ model: PanelModel, _ format: String) async throws -> Data {
    do {
      return try await notices.picture(notice, for: model, format: format)
    } catch {
      throw HTTPError(.internalServerError, message: "the picture cannot be drawn: \(error)")
    }
  }

  private func picture(_ file: String) throws -> Response {
    guard let picture = pictures[String(file.prefix { $0 != "." })] else {
      throw HTTPError(.notFound, message: "picture not found; ask /api/display again")
    }
    // Firmware compares the type exactly, and wants to know the length.
    return .data(picture.data, type: picture.type, immutable: true)
  }

  private func log(_ request: Request) async throws -> Response {
    guard let key = DeviceMessage(of: request).key, let device = try known(key)?.device else {
      return refusal("unknown device", .unauthorized)
    }
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: LogMessage.limit)
    } catch {
      throw HTTPError(.contentTooLarge, message: "a log has at most \(LogMessage.limit) bytes")
    }
    guard let lines = LogMessage.lines(Data(body.readableBytesView), at: clock()) else {
      throw HTTPError(.unprocessableContent, message: "the body is not a log: {\"logs\": […]}")
    }
    try stored { () throws(DeviceStoreError) in try store.append(lines, of: device) }
    return Response(status: .noContent)
  }

  private func known(_ key: String) throws -> DeviceStore.Known? {
    try stored { () throws(DeviceStoreError) in try store.device(withKey: key) }
  }

  /// The result of a change of the store; its errors become answers.
  private func stored<Value>(_ work: () throws(DeviceStoreError) -> Value) throws -> Value {
    do throws(DeviceStoreError) {
      return try work()
    } catch {
      if case .tooMany = error { throw HTTPError(.init(code: 507), message: "\(error)") }
      tell(error)
      throw HTTPError(.internalServerError, message: "devices cannot be stored")
    }
  }

  /// The server's address as devices know it, without a slash at the end.
  private func address(of request: Request) -> String {
    directory.settings.address ?? "http://\(request.head.authority ?? "localhost")"
  }

  private func answer(_ fields: [(String, JSONValue)]) -> Response { .json(.object(JSONObject(fields))) }

  /// An error that firmware understands, which reads `status` in the body.
  private func refusal(_ message: String, _ status: HTTPResponse.Status) -> Response {
    .json(["status": .number("\(status.code)"), "error": ["message": .string(message)]], status: status)
  }
}

extension DeviceMessage {
  fileprivate init(of request: Request) {
    self.init { name in HTTPField.Name(name).flatMap { request.headers[$0] } }
  }
}
