import Foundation
import Testing
import Timelines

struct DeviceProfileTests {
  /// Human Interface Guidelines, Widgets, Specifications; for iPads the canvas (Docs/Constants.md, Sizes in points).
  @Test(
    arguments: [
      (
        "430x932",
        ["170×170", "364×170", "364×382", nil, "364×594", "76×76", "172×76", "257×26", nil]
      ),
      (
        "414x736",
        ["159×159", "348×157", "348×357", nil, nil, "76×76", "170×76", "248×26", nil]
      ),
      (
        "320x568",
        ["141×141", "292×141", "292×311", nil, nil, nil, nil, nil, nil]
      ),
      (
        "ipad-820x1180",
        ["155×155", "342×155", "342×342", "715.5×342", nil, nil, nil, nil, nil]
      ),
      (
        "ipad-1024x1366",
        ["170×170", "378.5×170", "378.5×378.5", "795×378.5", nil, nil, nil, nil, nil]
      ),
      (
        "watch-162x197",
        [nil, nil, nil, nil, nil, "42×42", "152×69.5", "152×26", "32×32"]
      ),
      (
        "vision",
        ["158×158", "338×158", "338×354", "450×338", "338×450", nil, nil, nil, nil]
      ),
    ] as [(String, [String?])])
  func `a device has the sizes of the guidelines`(_ name: String, _ expected: [String?]) throws {
    let device = try #require(DeviceProfile.named(name))
    let sizes = WidgetFamily.allCases.map { family in
      device.size(of: family).map { "\(short($0.width))×\(short($0.height))" }
    }
    #expect(sizes == expected)
  }

  @Test func `the standard device is the largest phone`() {
    #expect(DeviceProfile.standard.name == "430x932")
    #expect(DeviceProfile.all.first == .standard)
  }

  @Test func `names are unique, lower case and have the idiom's prefix`() {
    #expect(Set(DeviceProfile.all.map(\.name)).count == DeviceProfile.all.count)
    for device in DeviceProfile.all {
      #expect(DeviceProfile.named(device.name.uppercased()) == device)
      #expect(device.name.hasPrefix("ipad-") == (device.idiom == .pad))
      #expect(device.name.hasPrefix("watch-") == (device.idiom == .watch))
    }
    #expect(DeviceProfile.named("420x912") == nil)
  }

  @Test func `a watch has only the families of its face`() {
    for device in DeviceProfile.all where device.idiom == .watch {
      #expect(device.families == [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner])
    }
  }

  @Test(arguments: DeviceProfile.all.filter { $0.idiom != .watch })
  func `the system families grow, with the grid's heights`(_ device: DeviceProfile) throws {
    let small = try #require(device.size(of: .systemSmall))
    let medium = try #require(device.size(of: .systemMedium))
    let large = try #require(device.size(of: .systemLarge))
    #expect(small.width == small.height)
    #expect(medium.width > 2 * small.width && medium.width == large.width)
    #expect(large.height > 2 * medium.height)
    #expect(device.families.contains(.systemExtraLarge) == (device.idiom == .pad || device.idiom == .vision))
    #expect(device.families == WidgetFamily.allCases.filter { device.size(of: $0) != nil })
  }

  @Test func `a family's name is its name in source`() {
    #expect(WidgetFamily.systemExtraLarge.description == "systemExtraLarge")
    #expect("\(WidgetFamily.accessoryCorner)" == "accessoryCorner")
    #expect(WidgetFamily.allCases.allSatisfy { WidgetFamily(rawValue: $0.rawValue) == $0 })
    let all = WidgetFamily.allCases + WidgetFamily.presentations + WidgetFamily.controls
    #expect(Set(WidgetFamily.named.map(\.0)).count == all.count)
  }

  private func short(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
