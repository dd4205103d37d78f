package import Foundation
internal import ImagePipeline

/// Generates symbols for the images and colours of asset catalogs, as Xcode does for a target: `Image(.cover)`,
/// `Color(.brand)`, `Color.brand`, `UIColor.brand`, `UIImage.cover`, `.foregroundStyle(.brand)`.
///
/// Groups that provide a namespace become enumerations: `Image(.Icons.star)`. If two assets have the same symbol, the
/// first gets it. A colour with the name of one of SwiftUI's colours, or of one that the target's sources declare, is
/// only a resource. Assets without a symbol become comments.
package struct AssetSymbolSource {
  private let images: AssetSymbolTree
  private let colors: AssetSymbolTree
  private let bundle: String
  private let declared: DeclaredMembers
  private let hasExtensions: Bool

  /// - Parameters:
  ///   - bundle: An expression for the bundle of the catalogs; `Bundle.module` in a package.
  ///   - declared: The static members that the target's sources add to the extended types.
  ///   - hasExtensions: Whether to generate members of colours and images, besides the resources.
  package init(
    catalogs: [URL], bundle: String = "Foundation.Bundle.main", declared: DeclaredMembers = DeclaredMembers(),
    hasExtensions: Bool = true
  ) {
    self.declared = declared
    self.hasExtensions = hasExtensions
    let sets = catalogs.flatMap { AssetCatalog.sets(inCatalog: $0) }
    images = AssetSymbolTree(sets.filter { [.image, .symbol, .appIcon].contains($0.kind) }, kind: "image")
    colors = AssetSymbolTree(sets.filter { $0.kind == .color }, kind: "colour")
    self.bundle = bundle
  }

  package var isEmpty: Bool { images.isEmpty && colors.isEmpty }

  package var text: String {
    var lines = ["import Foundation", "import SwiftUI", "", "private let resourceBundle = \(bundle)", ""]
    lines += extending("SwiftUI.ImageResource", images, isShown: isFree(of: "ImageResource")) {
      resource("ImageResource", $0)
    }
    lines += extending("SwiftUI.ColorResource", colors, isShown: isFree(of: "ColorResource")) {
      resource("ColorResource", $0)
    }
    if hasExtensions { lines += members }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The members that create colours and images from the resources.
  private var members: [String] {
    var lines = extending("SwiftUI.UIImage", images, isShown: isFree(of: "UIImage", Self.imageNames)) {
      "static var \($0.symbol): SwiftUI.UIImage { .init(resource: SwiftUI.ImageResource\($1)) }"
    }
    lines += extending("SwiftUI.UIColor", colors, isShown: isFree(of: "UIColor", Self.uiColorNames)) {
      "static var \($0.symbol): SwiftUI.UIColor { .init(resource: SwiftUI.ColorResource\($1)) }"
    }
    for type in ["Color", "ShapeStyle"] {
      let name = type == "Color" ? "SwiftUI.Color" : "SwiftUI.ShapeStyle where Self == SwiftUI.Color"
      lines += extending(name, colors, hasGroups: type == "Color", isShown: isFree(of: type, Self.colorNames)) {
        "static var \($0.symbol): SwiftUI.Color { .init(SwiftUI.ColorResource\($1)) }"
      }
    }
    return lines
  }

  /// Whether neither the system's `names` nor the sources already have a member with this symbol in `type`.
  private func isFree(of type: String, _ names: Set<String> = []) -> (AssetSymbolTree.Member) -> Bool {
    let own = declared.names(of: type)
    return { !names.contains($0.symbol) && !own.contains($0.symbol) }
  }

  private func resource(_ type: String, _ symbol: (member: AssetSymbolTree.Member, path: String)) -> String {
    let member = symbol.member
    return "static let \(member.symbol) = SwiftUI.\(type)(name: \(Self.literal(member.name)), bundle: resourceBundle)"
  }

  private func extending(
    _ type: String, _ tree: AssetSymbolTree, hasGroups: Bool = true,
    isShown: (AssetSymbolTree.Member) -> Bool = { _ in true },
    _ line: ((member: AssetSymbolTree.Member, path: String)) -> String
  ) -> [String] {
    let lines = body(of: tree, path: "", hasGroups: hasGroups, isShown, line)
    return lines.isEmpty ? [] : ["extension \(type) {"] + lines.map { $0.isEmpty ? $0 : "  " + $0 } + ["}", ""]
  }

  private func body(
    of tree: AssetSymbolTree, path: String, hasGroups: Bool, _ isShown: (AssetSymbolTree.Member) -> Bool,
    _ line: ((member: AssetSymbolTree.Member, path: String)) -> String
  ) -> [String] {
    var lines = tree.notes.map { "// " + Self.oneLine($0) }
    for member in tree.members {
      if isShown(member) {
        lines.append("/// The asset \(Self.literal(Self.oneLine(member.name))).")
        lines.append(line((member, "\(path).\(member.symbol)")))
      } else {
        lines.append(
          "// The asset \(Self.literal(Self.oneLine(member.name))) has the name of an existing one.")
      }
    }
    for group in tree.groups where hasGroups {
      let inner = body(of: group.tree, path: "\(path).\(group.symbol)", hasGroups: true, isShown, line)
      guard !inner.isEmpty else { continue }
      lines += ["enum \(group.symbol) {"] + inner.map { "  " + $0 } + ["}"]
    }
    return lines
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  /// A Swift literal for any name that a folder can have.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
