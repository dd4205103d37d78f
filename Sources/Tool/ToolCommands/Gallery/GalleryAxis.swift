import Foundation
import Timelines
import ToolOptions

/// A property by which the page filters its pictures.
struct GalleryAxis {
  /// The name of the option, and of the attribute `data-NAME`.
  let name: String
  /// The values in the order of the pictures.
  private(set) var values: [String] = []

  /// The axes with several values.
  static func all(of pictures: [PendingPicture]) -> [GalleryAxis] {
    var axes: [GalleryAxis] = []
    for (name, value) in pictures.flatMap(\.properties) {
      let index = axes.firstIndex { $0.name == name } ?? axes.endIndex
      if index == axes.endIndex { axes.append(GalleryAxis(name: name)) }
      if !axes[index].values.contains(value) { axes[index].values.append(value) }
    }
    return axes.filter { $0.values.count > 1 }
  }

  var title: String { name == "locale" ? "Language" : name.spaced }

  /// A value for people: `Extra large`, `iphone-16`, `Arabic`.
  static func title(of value: String, _ name: String) -> String {
    switch name {
    case "widget": value
    case "device": DeviceProfile.named(value).flatMap { DeviceModels.models(of: $0).first } ?? value
    case "locale": Locale(identifier: "en_GB").localizedString(forIdentifier: value) ?? value
    default: value.spaced
    }
  }
}

extension String {
  /// A name in source as words: `systemExtraLarge` as `Extra large`, `accessoryCircular` as `Circular`, `type-size` as
  /// `Type size`.
  fileprivate var spaced: String {
    let letters = flatMap { $0.isUppercase ? " \($0.lowercased())" : $0 == "-" ? " " : "\($0)" }
    let words = String(letters).trimmingPrefix(#/(system|accessory) /#)
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
