import Foundation
import Rendering
import Timelines
import Widgets

/// The JSON of a preview.
struct PreviewReport: Codable {
  let name: String?
  /// The name, or what the preview is called without one. It is unique.
  let label: String
  /// What `render --preview` takes besides the name.
  let place: String
  let family: String?
  /// In points; nil for a widget, and for a view in its ideal size or the device's.
  let size: [Double]?
  /// The number of a widget's entries, if the provider was asked.
  var entries: Int?
  private let layout: String?

  init(_ item: PreviewList.Item) {
    (name, label, place) = (item.name, item.label, item.place)
    let options = item.picture.options
    family = options.family?.description
    switch options.layout {
    case _ where options.family != nil: (layout, size) = (nil, nil)
    case .device: (layout, size) = ("device", nil)
    case .sizeThatFits: (layout, size) = ("sizeThatFits", nil)
    case .fixed(let width, let height): (layout, size) = ("fixed", [Double(width), Double(height)])
    }
  }

  var shown: String {
    if let family { return family }
    if let size {
      return "a view of \(size.map { $0.formatted(.number.grouping(.never)) }.joined(separator: "×")) points"
    }
    return layout == "sizeThatFits" ? "a view in its own size" : "a view in the device's size"
  }
}
