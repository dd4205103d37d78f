import SwiftUI
import WidgetTesting
import XCTest

@testable import Garden

final class CardTests: XCTestCase {
  private let recordMode: SnapshotTestingConfiguration.Record? = .missing
  private let recording = false

  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  func testCard() {
    let view = BedRow(bed: WateringEntry.beds[1]).padding()
    assertSnapshot(of: view, as: .image(layout: .fixed(width: 180, height: 60)), record: recordMode)
    assertSnapshot(of: view, as: .image(layout: .fixed(width: 220, height: 60)), record: recording)
    assertSnapshot(of: view, as: .image(layout: .fixed(width: 260, height: 60)), record: false)
  }

  func testPlants() {
    for plant in Plant.allCases { check(PlantView(entry: entry(plant)), named: plant.rawValue) }
  }

  func testMatrix() async {
    await assertWidgetSnapshots(of: PlantWidget.self, families: [.systemSmall], schemes: .all)
  }

  private func entry(_ plant: Plant) -> PlantEntry {
    PlantEntry(date: Date(timeIntervalSince1970: 1_767_260_460), configuration: PlantIntent(plant: plant))
  }

  private func check(
    _ view: some View, named name: String, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line
  ) {
    assertSnapshot(
      of: view, as: .image(precision: 1, perceptualPrecision: 0.98, layout: .fixed(width: 170, height: 170)),
      named: name, record: recording, timeout: 600, file: file, testName: testName, line: line)
  }
}
