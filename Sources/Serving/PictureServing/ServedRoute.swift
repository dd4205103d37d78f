import HTTPTypes
package import Hummingbird
import JSONText
import RequestReading

/// An address of the server: how it is routed, and how `/openapi.json` describes it.
package struct ServedRoute: Sendable {
  struct Answer: Sendable {
    let status: Int
    let summary: String
    /// The content types; empty without a body.
    var types: [String] = []

    static let unchanged = Answer(status: 304, summary: "The client has it already.")
    static let notFound = Answer(status: 404, summary: "The picture does not exist.", types: ["application/json"])

    static func ok(_ types: String...) -> Answer { Answer(status: 200, summary: "Done.", types: types) }

    /// - Parameter summary: When the answer is this error.
    static func error(_ status: Int, _ summary: String) -> Answer {
      Answer(status: status, summary: summary, types: ["application/json"])
    }
  }

  /// With parameters in braces.
  let path: String
  var method = HTTPRequest.Method.get
  let summary: String
  let answers: [Answer]
  /// Options in the query.
  var options: [DrawingOption] = []
  /// Headers that it reads.
  var headers: [String] = []

  /// Whether clients ask for it again only if it has changed.
  var isConditional: Bool { answers.contains { $0.status == 304 } }

  /// The path as the router reads it.
  package var pattern: RouterPath { RouterPath(path.replacing("{", with: ":").replacing("}", with: "")) }

  var parameters: [String] { path.matches(of: /\{([a-z]+)\}/).map { String($0.1) } }

  /// The methods of an address. All others are answered 405.
  static func methods(at path: String) -> [HTTPRequest.Method] {
    let parts = path.split(separator: "/")
    return parts.count == 2 && parts[0] == "reload" || path == log.path ? [.post] : [.get, .head]
  }
}

extension ServedRoute {
  private static let pictures = PublishedForm.pictures.map { PublishedForm.picture($0).type }
  private static let picture = [Answer(status: 200, summary: "The picture.", types: pictures), .unchanged, .notFound]
  private static let report = [Answer.ok("application/json"), .unchanged, .notFound]
  private static let page = [Answer.ok("text/html"), .unchanged, .notFound]

  static let overview = Self(path: "/", summary: "A page with all pictures and the status", answers: [.ok("text/html")])

  /// What the output has, which one route answers.
  static let published = [
    Self(path: "/{kind}/{family}.{format}", summary: "The picture of a widget or a stack", answers: picture),
    Self(path: "/{kind}/{family}.json", summary: "Its report: dates, links, accessibility text", answers: report),
    Self(path: "/{kind}/{family}.html", summary: "A page with the picture, which renews itself", answers: page),
    Self(path: "/screens/{screen}.{format}", summary: "The picture of a whole screen", answers: picture),
    Self(path: "/wallpaper.{format}", summary: "The wallpaper", answers: picture),
    Self(path: "/wallpaper.json", summary: "The wallpaper's report", answers: report),
    Self(path: "/wallpaper.html", summary: "A page with the wallpaper, which renews itself", answers: page),
  ]

  static let events = Self(
    path: "/events", summary: "Server-sent events: all pictures, whenever one changes",
    answers: [.ok("text/event-stream")])

  static let drawing = Self(
    path: "/render/{kind}", summary: "A picture with any options; settings of the widget as set.NAME",
    answers: [
      .ok("image/png"), .unchanged, .error(400, "An option is wrong."), .error(404, "It is not drawn on demand."),
      .error(503, "Too many pictures are asked for."),
    ], options: DrawingOption.all)

  static let reload = Self(
    path: "/reload/{kind}", method: .post, summary: "Asks the providers of a widget or a stack again",
    answers: [
      Answer(status: 202, summary: "It is requested.", types: ["text/plain"]),
      .error(401, "The token is missing or wrong."), .error(404, "The widget or stack does not exist."),
    ])

  /// What devices ask.
  static let ofDevices = [setup, display, currentScreen, models, log, devicePicture]

  package static let setup = Self(
    path: "/api/setup", summary: "Sets up a device: its key and its first picture",
    answers: [
      .ok("application/json"), .error(400, "The hardware address is missing."), .error(429, "Too many are set up."),
    ], headers: ["ID", "Model"])

  package static let display = Self(
    path: "/api/display", summary: "The picture that a device shows, and when it asks again",
    answers: [.ok("application/json"), .error(401, "The key is missing.")], headers: ["Access-Token"])

  package static let currentScreen = Self(
    path: "/api/current_screen", summary: "The same, without a trace",
    answers: [.ok("application/json"), .error(404, "The device is unknown.")], headers: ["Access-Token"])

  package static let models = Self(
    path: "/api/models", summary: "The models of devices", answers: [.ok("application/json")])

  package static let log = Self(
    path: "/api/log", method: .post, summary: "Keeps a device's log",
    answers: [
      Answer(status: 204, summary: "It is kept."), .error(401, "The device is unknown."),
      .error(413, "It is too long."), .error(422, "It is not a log."),
    ], headers: ["Access-Token"])

  package static let devicePicture = Self(
    path: "/api/pictures/{name}", summary: "The picture that a device was told of",
    answers: [.ok("image/png", "image/bmp"), .notFound])

  static let health = Self(path: "/healthz", summary: "Whether the server runs", answers: [.ok("text/plain")])

  static let readiness = Self(
    path: "/readyz", summary: "Whether pictures are in place and kept up to date",
    answers: [.ok("text/plain"), Answer(status: 503, summary: "The reason that they are not.", types: ["text/plain"])])

  static let metrics = Self(path: "/metrics", summary: "Metrics for Prometheus", answers: [.ok("text/plain")])

  static let description = Self(path: "/openapi.json", summary: "This description", answers: [.ok("application/json")])
}
