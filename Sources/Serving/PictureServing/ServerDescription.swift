import HTTPTypes
import JSONText
import RequestReading
import ToolReports

/// What the server publishes, in OpenAPI 3.1.
struct ServerDescription {
  /// The widgets that are drawn on demand.
  let onDemand: [String]
  /// Whether reloads can be requested.
  let hasToken: Bool
  /// Whether devices are served.
  let hasDevices: Bool
  /// The path and the format of a picture that is in place.
  let example: (path: String, format: String)?

  var json: JSONValue {
    var routes = [ServedRoute.overview] + ServedRoute.published + [.events]
    if !onDemand.isEmpty { routes.append(.drawing) }
    if hasToken { routes.append(.reload) }
    if hasDevices { routes += ServedRoute.ofDevices }
    routes += [.health, .readiness, .metrics, .description]
    return [
      "openapi": "3.1.0",
      "info": [
        "title": "Almanac", "summary": "Pictures of widgets, at the dates of their timelines",
        "version": .string(ToolName.version),
      ],
      "paths": .object(JSONObject(routes.map { ($0.path, [$0.method.rawValue.lowercased(): operation($0)]) })),
      "components": [
        "schemas": [
          "Error": [
            "type": "object", "required": ["error"],
            "properties": [
              "error": [
                "type": "object", "required": ["message"], "properties": ["message": ["type": "string"]],
              ]
            ],
          ]
        ],
        "securitySchemes": ["token": ["type": "http", "scheme": "bearer"]],
      ],
    ]
  }

  private func operation(_ route: ServedRoute) -> JSONValue {
    var parameters = route.parameters.map { parameter($0, of: route) }
    parameters += route.options.map { ["name": .string($0.name), "in": "query", "schema": $0.schema] }
    if route.isConditional {
      parameters += ["If-None-Match", "If-Modified-Since"].map {
        ["name": .string($0), "in": "header", "schema": ["type": "string"]]
      }
    }
    parameters += route.headers.map { ["name": .string($0), "in": "header", "schema": ["type": "string"]] }
    var operation = JSONObject([("summary", .string(route.summary))])
    if !parameters.isEmpty { operation["parameters"] = .array(parameters) }
    if route.path == ServedRoute.reload.path { operation["security"] = [["token": []]] }
    var responses = JSONObject(route.answers.map { ("\($0.status)", response($0)) })
    responses["default"] = response(.error(0, "An error."))
    operation["responses"] = .object(responses)
    return .object(operation)
  }

  private func parameter(_ name: String, of route: ServedRoute) -> JSONValue {
    var parameter = JSONObject([("name", .string(name)), ("in", "path"), ("required", true)])
    let names = example?.path.split(separator: "/").map(String.init) ?? []
    switch name {
    case "kind" where route.path == ServedRoute.drawing.path:
      parameter["schema"] = ["enum": .array(onDemand.sorted().map { .string($0) })]
    case "format": parameter["schema"] = ["enum": .array(PublishedForm.pictures.map { .string($0) })]
    default: parameter["schema"] = ["type": "string", "minLength": 1]
    }
    if names.count == 2, let value = ["kind": names[0], "family": names[1], "format": example?.format][name] ?? nil,
      route.path != ServedRoute.drawing.path
    {
      parameter["example"] = .string(value)
    }
    return .object(parameter)
  }

  private func response(_ answer: ServedRoute.Answer) -> JSONValue {
    var response = JSONObject([("description", .string(answer.summary))])
    if !answer.types.isEmpty {
      response["content"] = .object(JSONObject(answer.types.map { ($0, content($0, answer.status)) }))
    }
    return .object(response)
  }

  private func content(_ type: String, _ status: Int) -> JSONValue {
    switch type {
    case "application/json" where !(200..<300).contains(status): ["schema": ["$ref": "#/components/schemas/Error"]]
    case "application/json": ["schema": ["type": "object"]]
    case let type where type.hasPrefix("text/"): ["schema": ["type": "string"]]
    default: [:]
    }
  }
}
