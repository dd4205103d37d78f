import Foundation
import SwiftUI
import Testing
import WidgetTesting

@testable import Garden

@Suite(.snapshots(diffTool: .ksdiff))
struct WateringTests {
  private let now = Date(timeIntervalSince1970: 1_767_260_460)
  private var widget: ShownWidget { WateringWidget().showing(WateringEntry(date: now, beds: WateringEntry.beds)) }

  @Test func look() {
    assertSnapshot(of: widget, as: .image(layout: .widget(.systemSmall), scheme: .dark))
    assertSnapshot(of: widget, as: .image(layout: .widget(.systemMedium), traits: .init(userInterfaceStyle: .dark)))
  }

  @Test(arguments: WateringEntry.beds) func row(bed: Bed) {
    assertSnapshot(of: BedRow(bed: bed), as: .image(layout: .fixed(width: 160, height: 40)), named: bed.id)
  }

  @Test func texts() {
    assertSnapshots(
      of: widget,
      as: [
        "frames": .layout(layout: .widget(.systemSmall)), "links": .links(layout: .widget(.systemMedium)),
        "said": .accessibility(layout: .widget(.systemSmall)),
        "list": .displayList(layout: .widget(.systemSmall)),
      ])
  }

  @Test func `a whole timeline`() {
    let day = WateringWidget().showing(WateringProvider.timeline(from: now))
    assertSnapshot(of: day, as: .image(layout: .widget(.systemSmall)))
    assertSnapshot(of: day, as: .timeline)
  }

  @Test func matrix() async {
    await assertWidgetSnapshots(of: WateringWidget.self, locales: [Locale(identifier: "en_US")])
  }

  @Test func plant() async {
    await assertWidgetSnapshots(of: PlantWidget.self, schemes: [.light], states: .all, as: [.image, .links])
  }

  @Test func previews() async {
    await assertPreviewSnapshots()
  }

  @Test func `the message of a check of one's own`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "garden-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func failure(_ text: String) -> String? {
      verifySnapshot(of: text, as: .lines, named: "own", snapshotDirectory: folder)
    }
    #expect(failure("moss") != nil)
    #expect(failure("fern")?.isEmpty == false)
  }
}

/// Stops the program when it is told to.
struct FragileView: View {
  private let names = ["moss"]

  var body: some View {
    let accident = ProcessInfo.processInfo.environment["GARDEN_ACCIDENT"]
    if accident == "exit" { exit(0) }
    return Text(names[accident == "trap" ? 1 : 0])
  }
}

@Suite struct FragileTests {
  @Test func fragile() { assertSnapshot(of: FragileView(), as: .image, named: "fragile") }
}
