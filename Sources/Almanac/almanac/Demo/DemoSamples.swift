import Foundation

enum DemoSamples {
  static func files(at now: Date) -> [(name: String, data: Data)] {
    let embedded: [(String, [UInt8])] = [
      ("cover.jpg", PackageResources.cover_jpg), ("today.json", PackageResources.today_json),
      ("lake.png", PackageResources.lake_png), ("walk.png", PackageResources.walk_png),
      ("letters.png", PackageResources.letters_png), ("cake.png", PackageResources.cake_png),
      ("icon.png", PackageResources.icon_png), ("logo.png", PackageResources.logo_png),
    ]
    return embedded.map { ($0, Data($1)) } + DemoFeed.all.map { ($0.file, $0.json(at: now)) }
      + [("my-week.ics", Data(DemoWeek.calendar(at: now).utf8))]
  }
}
