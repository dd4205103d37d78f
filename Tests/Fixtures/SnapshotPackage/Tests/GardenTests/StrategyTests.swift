import Foundation
import SwiftUI
import Testing
import WidgetTesting

@testable import Garden

/// A plant's name on a card, which is compared as an image by a strategy of the package's own.
struct Tag: Equatable { let text: String }

extension Snapshotting where Value == Tag, Format == UIImage {
  static var tag: Snapshotting {
    Snapshotting<AnyView, UIImage>.image(layout: .sizeThatFits).pullback { tag in
      AnyView(Text(tag.text).padding().background(Color.leaf, in: .capsule))
    }
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// On a phone, upright, in the light.
  static var phone: Snapshotting {
    .image(
      precision: 1, perceptualPrecision: 0.99, layout: .device(config: .iPhone13),
      traits: .init(userInterfaceStyle: .light))
  }
}

extension Snapshotting where Value == Bed, Format == String {
  static var moisture: Snapshotting {
    Snapshotting<String, String>.lines.pullback { "\($0.name): \($0.moisture)" }
  }

  /// Comes from another queue.
  static var later: Snapshotting {
    Snapshotting(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { bed in
        Async { callback in
          let name = bed.name
          callback(name)
        }
      })
  }
}

extension Snapshotting where Value == [Bed], Format == [String] {
  /// A way to compare of the package's own.
  static var names: Snapshotting {
    Snapshotting(
      pathExtension: "names",
      diffing: Diffing(
        toData: { Data($0.joined(separator: "\n").utf8) },
        fromData: { String(decoding: $0, as: UTF8.self).components(separatedBy: "\n") },
        diff: { old, new in old == new ? nil : ("\(old) is now \(new)", [XCTAttachment(data: Data())]) })
    ) { beds in beds.map(\.name) }
  }
}

@Suite(.snapshots(record: .missing)) struct StrategyTests {
  private let bed = WateringEntry.beds[0]

  @Test func views() {
    assertSnapshot(of: BedRow(bed: bed).padding(), as: .phone)
    assertSnapshot(of: BedRow(bed: bed).padding(), as: .image(layout: .device(config: .iPhoneSe(.landscape))))
    assertSnapshots(
      of: BedRow(bed: bed).frame(width: 120).padding().background(Color.white),
      as: [
        "light": .image(traits: .init(userInterfaceStyle: .light)),
        "dark": .image(precision: 1, perceptualPrecision: 0.98, traits: UITraitCollection(userInterfaceStyle: .dark)),
        "large": .image(traits: .init(preferredContentSizeCategory: .accessibilityLarge)),
      ])
    assertSnapshot(of: Tag(text: "Moss"), as: .tag, named: "tag")
    assertSnapshot(of: Text("Moss").padding().background(.white), as: .wait(for: 0.1, on: .image), named: "waited")
  }

  @Test func controllers() {
    let controller = UIHostingController(rootView: BedRow(bed: bed).padding())
    assertSnapshot(of: controller, as: .image(on: .iPhoneX(.portrait), traits: .init(userInterfaceStyle: .dark)))
    assertSnapshot(of: controller, as: .image(size: CGSize(width: 200, height: 60)))
    assertSnapshot(of: controller, as: .image)
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone8))
  }

  @Test func values() {
    assertSnapshot(of: bed, as: .dump)
    assertSnapshot(of: bed, as: .json)
    assertSnapshot(of: bed, as: .plist)
    assertSnapshot(of: bed, as: .description)
    assertSnapshot(of: bed, as: .moisture, named: "moisture")
    assertSnapshot(of: bed, as: .later, named: "later")
    assertSnapshot(of: WateringEntry.beds, as: .names)
    assertSnapshot(of: Data([1, 2, 3]), as: .data)
    assertSnapshot(of: { $0.daysBetweenWatering }, as: Snapshotting<Plant, String>.func(into: .description))
  }
}
