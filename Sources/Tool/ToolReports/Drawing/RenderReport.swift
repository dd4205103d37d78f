package import Diagnostics
package import Foundation
import Graphics
package import Rendering
import Scheduling
import Timelines
import Views
package import Widgets

/// What `--json` says of a picture.
package struct RenderReport: Codable {
  package let kind: String
  package let family: String
  package let device: String
  package let scheme: String
  package let scale: Double
  package let pixelWidth: Int
  package let pixelHeight: Int
  package let state: String
  package let entryDate: Date
  /// `atEnd`, `after` or `never`.
  let reloadPolicy: String
  /// For `after`: when a new timeline is due.
  package let reloadDate: Date?
  package let links: [LinkReport]
  /// The intents of buttons and toggles.
  let intents: [InteractionReport]
  package let accessibilityText: String
  package let diagnostics: [Diagnostic]
  /// The file, as it was asked for; nil for a picture that was written to standard output.
  package let file: String?

  package init(_ picture: RenderedFrame, of kind: WidgetKind, _ request: RenderRequest, file: String?) {
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
package struct TimelineReport: Codable {
  package let kind: String
  /// `atEnd`, `after` or `never`.
  package let policy: String
  /// For `after`: when a new timeline is due.
  package let reloadDate: Date?
  /// In order of date; files are named relative to the folder.
  package let entries: [RenderReport]

  package init(kind: String, policy: String, reloadDate: Date?, entries: [RenderReport]) {
    (self.kind, self.policy, self.reloadDate, self.entries) = (kind, policy, reloadDate, entries)
  }
}

/// What `list --json` says of a member of the bundle.
package struct WidgetReport: Codable {
  package let kind: String
  package let displayName: String?
  package let description: String?
  /// Empty for what is not drawn.
  package let families: [String]
  /// Why it is not drawn; nil for a widget.
  package let notDrawn: String?
  /// Nil for a widget without settings.
  package var parameters: [ParameterReport]?
  /// Settings that the provider recommends.
  var recommendations: [RecommendationReport]?

  package init(_ kind: WidgetKind) {
    self.kind = kind.kind
    displayName = kind.displayName
    description = kind.description
    families = kind.families.map(\.name)
    notDrawn = nil
  }

  package init(_ member: UndrawnWidget) {
    kind = member.kind
    displayName = member.displayName
    description = member.description
    families = []
    notDrawn = member.reason
  }
}

extension Encodable {
  /// The value as JSON with sorted keys, so that equal values give equal bytes.
  package func jsonText() throws(ToolError) -> Data {
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
