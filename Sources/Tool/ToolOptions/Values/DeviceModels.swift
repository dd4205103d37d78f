package import Timelines

/// Apple's models for each ``DeviceProfile``.
package enum DeviceModels {
  /// A profile by its own name, or by the name of a model such as `iphone-15-pro`.
  package static let choice = Choice(
    of: "device", from: DeviceProfile.all.map { ($0.name, $0) },
    aliases: models.flatMap { name, models in
      DeviceProfile.named(name).map { profile in models.map { ($0, profile) } } ?? []
    },
    shownAs: "iphone-15, iphone-15-pro-max, iphone-se, ipad-air, ipad-mini, ipad-pro-12.9, watch-45mm, vision, "
      + "and others (see list --devices)")

  /// The models with a profile's screen, the newest first; empty if there are none.
  package static func models(of device: DeviceProfile) -> [String] {
    models.first { $0.profile == device.name }?.models ?? []
  }

  /// Screen sizes in points with Apple's default zoom, from the technical specifications of each model.
  private static let models: [(profile: String, models: [String])] = [
    ("430x932", ["iphone-16-plus", "iphone-15-pro-max", "iphone-15-plus", "iphone-14-pro-max"]),
    ("440x956", ["iphone-17-pro-max", "iphone-16-pro-max"]),
    ("428x926", ["iphone-14-plus", "iphone-13-pro-max", "iphone-12-pro-max"]),
    ("414x896", ["iphone-11-pro-max", "iphone-11", "iphone-xs-max", "iphone-xr"]),
    ("414x736", ["iphone-8-plus", "iphone-7-plus", "iphone-6s-plus"]),
    ("402x874", ["iphone-17-pro", "iphone-17", "iphone-16-pro"]),
    ("393x852", ["iphone-16", "iphone-15-pro", "iphone-15", "iphone-14-pro"]),
    (
      "390x844",
      ["iphone-16e", "iphone-14", "iphone-13-pro", "iphone-13", "iphone-12-pro", "iphone-12"]
    ),
    ("375x812", ["iphone-13-mini", "iphone-12-mini", "iphone-11-pro", "iphone-xs", "iphone-x"]),
    ("375x667", ["iphone-se", "iphone-se-3", "iphone-se-2", "iphone-8", "iphone-7", "iphone-6s"]),
    ("320x568", ["iphone-se-1", "iphone-5s"]),
    ("ipad-1024x1366", ["ipad-pro-12.9"]),
    ("ipad-834x1194", ["ipad-pro-11"]),
    ("ipad-834x1112", ["ipad-pro-10.5", "ipad-air-3"]),
    ("ipad-820x1180", ["ipad-air", "ipad-air-5", "ipad-air-4", "ipad", "ipad-10"]),
    ("ipad-810x1080", ["ipad-9", "ipad-8", "ipad-7"]),
    ("ipad-768x1024", ["ipad-pro-9.7", "ipad-6", "ipad-5", "ipad-mini-5", "ipad-mini-4"]),
    ("ipad-744x1133", ["ipad-mini", "ipad-mini-6"]),
    ("watch-205x251", ["watch-ultra", "watch-49mm"]),
    ("watch-198x242", ["watch-45mm"]),
    ("watch-184x224", ["watch-44mm"]),
    ("watch-176x215", ["watch-41mm"]),
    ("watch-162x197", ["watch-40mm"]),
    ("vision", ["vision-pro"]),
  ]
}
