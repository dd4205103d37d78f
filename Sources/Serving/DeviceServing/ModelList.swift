import Graphics
import JSONText

/// The answers that list models and palettes.
enum ModelList {
  static let models = JSONValue.object(JSONObject([("data", .array(PanelModel.all.map(value)))]))

  private static func value(_ model: PanelModel) -> JSONValue {
    func number(_ value: Int) -> JSONValue { .number("\(value)") }
    return .object(
      JSONObject([
        ("name", .string(model.name)), ("label", .string(model.label)), ("description", .string(model.label)),
        ("width", number(model.size.width)), ("height", number(model.size.height)),
        ("colors", number(model.colorCount)), ("bit_depth", number(model.bitDepth)),
        ("scale_factor", .number("\(model.scale)")), ("rotation", number(model.rotation.rawValue)),
        ("mime_type", .string(model.type)), ("offset_x", number(model.offset.x)),
        ("offset_y", number(model.offset.y)), ("kind", .string(model.kind)),
        ("palette_ids", .array(model.palettes.map(JSONValue.string))), ("image_size_limit", number(model.byteLimit)),
      ]))
  }
}
