import Diagnostics
import Foundation
import Graphics
import JSONText
import Rendering
import Scheduling
import Timelines
import Views
import Widgets

/// What `--json` says of a picture.
struct RenderReport: Codable {
  let kind: String
  let family: String
  let device: String
  let scheme: String
  let scale: Double
  let pixelWidth: Int
  let pixelHeight: Int
  let state: String
  let entryDate: Date
  /// `atEnd`, `after` or `never`.
  let reloadPolicy: String
  /// For `after`: when a new timeline is due.
  let reloadDate: Date?
  let links: [LinkReport]
  /// The intents of buttons and toggles.
  let intents: [InteractionReport]
  let accessibilityText: String
  let diagnostics: [Diagnostic]
  /// The file, as it was asked for; nil for a picture that was written to standard output.
  let file: String?

  init(_ picture: RenderedFrame, of kind: WidgetKind, _ request: RenderRequest, file: String?) {
    let size = picture.lowered.displayList.scale.pixels(picture.lowered.displayList.size)
    self.kind = kind.kind
    family = request.family.name
    device = request.device.name
    scheme = request.colorScheme.rawValue
    scale = Double(request.scale.pixelsPerPoint)
    (pixelWidth, pixelHeight) = (size.width, size.height)
    state = request.state.rawValue
    entryDate = picture.entryDate
    (reloadPolicy, reloadDate) = picture.policy.report
    links = picture.lowered.links.map(LinkReport.init)
    intents = picture.lowered.interactions.map(InteractionReport.init)
    accessibilityText = picture.lowered.accessibilityText
    diagnostics = picture.diagnostics
    self.file = file
  }
}

/// What `timeline.json` says.
struct TimelineReport: Codable {
  let kind: String
  /// `atEnd`, `after` or `never`.
  let policy: String
  /// For `after`: when a new timeline is due.
  let reloadDate: Date?
  /// In order of date; files are named relative to the folder.
  let entries: [RenderReport]
}

/// What `list --json` says of a member of the bundle.
struct WidgetReport: Codable {
  let kind: String
  let displayName: String?
  let description: String?
  /// Empty for what is not drawn.
  let families: [String]
  /// Why it is not drawn; nil for a widget.
  let notDrawn: String?
  /// Nil for a widget without settings.
  var parameters: [ParameterReport]?
  /// Settings that the provider recommends.
  var recommendations: [RecommendationReport]?

  init(_ kind: WidgetKind) {
    self.kind = kind.kind
    displayName = kind.displayName
    description = kind.description
    families = kind.families.map(\.name)
    notDrawn = nil
  }

  init(_ member: UndrawnWidget) {
    kind = member.kind
    displayName = member.displayName
    description = member.description
    families = []
    notDrawn = member.reason
  }
}

extension Encodable {
  /// The value as JSON with sorted keys, so that equal values give equal bytes.
  func jsonText() throws(ToolError) -> Data {
    do {
      return Self.withoutControls(try stableJSON())
    } catch {
      throw ToolError("a report cannot be written as JSON: \(error)", exitCode: .software)
    }
  }

  /// The encoder leaves in what controls some terminals beyond ASCII: it only stands in texts, which may have it as a number.
  private static func withoutControls(_ json: Data) -> Data {
    let text = String(decoding: json, as: UTF8.self)
    // Line breaks are the layout's.
    guard text.unicodeScalars.contains(where: { $0 != "\n" && $0.isControlling }) else { return json }
    let lines = text.unicodeScalars.map { scalar in
      guard scalar != "\n", scalar.isControlling else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return Data(lines.joined().utf8)
  }
}
