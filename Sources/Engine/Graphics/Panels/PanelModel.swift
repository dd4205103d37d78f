/// A model of a device with a panel, from the public list of devices that speak TRMNL's protocol.
package struct PanelModel: Hashable, Sendable {
  /// As the device and a configuration file name it: `og_png`.
  package let name: String
  package let label: String
  package let kind: String
  /// As it is seen, before it is turned for the panel.
  package let size: PixelSize
  package let colorCount: Int
  package let bitDepth: Int
  package let scale: Double
  package let rotation: QuarterTurn
  package let offset: (x: Int, y: Int)
  /// The names of its palettes in the list: `gray-4`.
  package let palettes: [String]
  package let byteLimit: Int
  package let type: String

  /// A line of ``table``; nil if it is not one.
  private init?(_ line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 14, let width = Int(cells[3]), let height = Int(cells[4]), let colors = Int(cells[5]),
      let bits = Int(cells[6]), let scale = Double(cells[7]), let turn = Int(cells[8]).flatMap(QuarterTurn.init),
      let x = Int(cells[9]), let y = Int(cells[10]), let limit = Int(cells[12])
    else { return nil }
    (name, label, kind, size) = (cells[0], cells[1], cells[2], PixelSize(width: width, height: height))
    (colorCount, bitDepth, self.scale, rotation, offset) = (colors, bits, scale, turn, (x, y))
    (palettes, byteLimit, type) = (cells[11].split(separator: " ").map(String.init), limit, cells[13])
  }

  private init() {
    (name, label, kind) = ("og_png", "TRMNL OG (1-bit)", "trmnl")
    (size, colorCount, bitDepth, scale) = (PixelSize(width: 800, height: 480), 2, 1, 1)
    (rotation, offset, palettes, byteLimit, type) = (.none, (0, 0), ["bw"], 90_000, "image/png")
  }

  /// The first TRMNL, for devices of unknown models.
  package static let original = PanelModel()

  /// All models, by name.
  package static let all = ([original] + table.split(separator: "\n").compactMap(PanelModel.init))
    .sorted { $0.name < $1.name }

  package init?(named name: String) {
    guard let model = Self.all.first(where: { $0.name == name }) else { return nil }
    self = model
  }

  /// Its panel, with the most colours of its palettes.
  ///
  /// A Kindle has 256 greys even if it is listed with 16: its program for pictures reads 8 bits per pixel only
  /// (usetrmnl/trmnl-kindle, issue 19).
  package var panel: Panel {
    let listed = palettes.compactMap { PanelPalette.listed[$0] }.max { $0.colors.count < $1.colors.count }
    let palette = kind == "kindle" ? .gray256 : listed
    return Panel(palette ?? .blackAndWhite, rotation: rotation, byteLimit: byteLimit)
  }

  package static func == (one: PanelModel, other: PanelModel) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension PanelPalette {
  /// The palettes by their names in the list of devices.
  package static let listed: [String: PanelPalette] = [
    "bw": .blackAndWhite, "gray-4": .gray4, "gray-16": .gray16, "gray-256": .gray256, "color-3bwr": .blackWhiteRed,
    "color-3bwy": .blackWhiteYellow, "color-4bwry": .blackWhiteRedYellow, "color-6a": .sixColors,
    "color-7a": .sevenColors, "color-12bit": .manyColors, "color-24bit": .manyColors,
  ]
}
