package import Diagnostics
package import Foundation
import Graphics
import JSONText
package import Rendering
import Scheduling
import Timelines
import Views
package import Widgets

/// The JSON of a picture.
package struct RenderReport: Codable {
  package let kind: String
  /// The family, or `view` outside of a widget.
  package let family: String
  package let device: String
  package let scheme: String
  package let scale: Double
  package let pixelWidth: Int
  package let pixelHeight: Int
  package let state: String
  package let entryDate: Date
  /// Whether the state of a Live Activity is out of date; nil for a widget.
  let isStale: Bool?
  let reloadPolicy: String
  /// For `after`: the date of the next reload.
  package let reloadDate: Date?
  package let links: [LinkReport]
  /// The intents of buttons and toggles.
  package let intents: [InteractionReport]
  package let accessibilityText: String
  package let diagnostics: [Diagnostic]
  /// The path as given; nil for standard output.
  package let file: String?

  package init(_ picture: RenderedFrame, of kind: WidgetKind, _ request: RenderRequest, file: String?) {
    let size = picture.lowered.displayList.fileSize
    self.kind = kind.kind
    family = request.shapeName
    device = request.device.name
    scheme = request.scheme.rawValue
    scale = Double(request.scale.pixelsPerPoint)
    (pixelWidth, pixelHeight) = (size.width, size.height)
    state = request.state.rawValue
    entryDate = picture.entryDate
    isStale = request.family.isPresentation ? picture.entry.isStale : nil
    (reloadPolicy, reloadDate) = picture.policy.report
    links = picture.lowered.linkReports
    intents = picture.lowered.interactionReports
    accessibilityText = picture.lowered.accessibilityText
    diagnostics = picture.diagnostics
    self.file = file
  }
}

/// The content of `timeline.json`.
package struct TimelineReport: Codable {
  package let kind: String
  package let policy: String
  /// For `after`: the date of the next reload.
  package let reloadDate: Date?
  /// Sorted by date; file names are relative to the folder.
  package let entries: [RenderReport]
  /// The animated changes between entries; nil if they were not asked for.
  package let changes: [ChangeReport]?

  package init(
    kind: String, policy: String, reloadDate: Date?, entries: [RenderReport], changes: [ChangeReport]? = nil
  ) {
    (self.kind, self.policy, self.reloadDate, self.entries) = (kind, policy, reloadDate, entries)
    self.changes = changes
  }
}

/// The change from one entry to the next in `timeline.json`.
package struct ChangeReport: Codable {
  package let from, to: Date
  /// A file, or a folder of pictures.
  package let file: String
  package let pictures: Int
  /// Pictures per second.
  package let rate: Int

  package init(from: Date, to: Date, file: String, pictures: Int, rate: Int) {
    (self.from, self.to, self.file, self.pictures, self.rate) = (from, to, file, pictures, rate)
  }
}

/// The JSON of a widget in `list`.
package struct WidgetReport: Codable {
  package let kind: String
  package let displayName: String?
  package let description: String?
  package let families: [String]
  /// Nil for a widget without settings.
  package var parameters: [ParameterReport]?
  /// The provider's recommendations.
  var recommendations: [RecommendationReport]?

  package init(_ kind: WidgetKind) {
    self.kind = kind.kind
    displayName = kind.displayName
    description = kind.description
    families = kind.families.map(\.name)
  }
}

extension Encodable {
  /// The value as JSON with sorted keys, so that equal values have equal bytes.
  ///
  /// - Parameter isPretty: Whether people read it (default: yes); otherwise it is one line.
  package func jsonText(isPretty: Bool = true) throws(ToolError) -> Data {
    do {
      return Self.withoutControls(try stableJSON(isPretty: isPretty))
    } catch {
      throw ToolError("cannot encode the report as JSON: \(error)", exitCode: .software)
    }
  }

  /// The encoder does not escape control characters beyond ASCII, which some terminals obey. They occur only in
  /// strings, where they can be escaped.
  private static func withoutControls(_ json: Data) -> Data {
    // Most reports are ASCII, of which the encoder escapes all but the last character.
    if json.allSatisfy({ $0 < 0x7F }) { return json }
    let text = String(decoding: json, as: UTF8.self)
    // Line breaks are part of the layout.
    guard text.unicodeScalars.contains(where: { $0 != "\n" && $0.isControl }) else { return json }
    let lines = text.unicodeScalars.map { scalar in
      guard scalar != "\n", scalar.isControl else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return Data(lines.joined().utf8)
  }
}
