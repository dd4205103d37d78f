import Foundation
import Localization
import Rendering
import Timelines
import ToolOptions
import ToolReports
import Views
import Widgets

/// The answer to `describe`: what can be drawn, and with which options.
struct BundleDescription: Encodable, Sendable {
  struct Device: Encodable {
    let name: String
    let title: String
  }

  private let widgets: [WidgetReport]
  private let previews: [PreviewReport]
  private let devices: [Device]
  private let options: [String: [String]]

  init(_ bundle: BundleWidgets, _ renderer: WidgetRenderer) async {
    widgets = await renderer.world.asking {
      var reports: [WidgetReport] = []
      for kind in bundle.kinds + bundle.activities { reports.append(await WidgetReport(kind).withSettings(of: kind)) }
      return reports
    }
    var previews: [PreviewReport] = []
    for item in renderer.world.making({ PreviewList().items }) {
      var report = PreviewReport(item)
      if report.family != nil, let (kind, request) = try? item.subject(with: DrawingOptions()) {
        report.entries = await renderer.entryCount(of: kind, request)
      }
      previews.append(report)
    }
    self.previews = previews
    devices = DeviceProfile.all.map { device in
      Device(name: device.name, title: Self.title(of: device))
    }
    options = DrawingOption.choices.merging([
      "locale": Self.locales, "time-zone": Self.timeZones,
    ]) { $1 }
  }

  private static func title(of device: DeviceProfile) -> String {
    let models = DeviceModels.models(of: device).prefix(2).joined(separator: ", ")
    return models.isEmpty ? device.name : "\(models) (\(device.name))"
  }

  /// Languages that differ in direction, script and length.
  private static let locales = [
    "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "pt_BR", "ru_RU", "ar_EG", "he_IL", "hi_IN", "th_TH", "ja_JP", "ko_KR",
    "zh_CN",
  ]

  private static let timeZones = [
    "GMT", "Europe/London", "Europe/Berlin", "Europe/Kyiv", "Africa/Cairo", "Asia/Kolkata", "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney", "Pacific/Auckland", "America/Sao_Paulo", "America/New_York", "America/Chicago",
    "America/Los_Angeles",
  ]
}
