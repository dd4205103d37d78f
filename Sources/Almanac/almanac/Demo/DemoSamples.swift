import CEmbeddedFiles
import Foundation

enum DemoSamples {
  static func files(at now: Date) -> [(name: String, data: Data)] {
    let embedded: [(String, CEmbeddedFile)] = [
      ("cover.jpg", cembedded_demo_cover_jpg()), ("today.json", cembedded_demo_today_json()),
      ("lake.png", cembedded_demo_lake_png()), ("walk.png", cembedded_demo_walk_png()),
      ("letters.png", cembedded_demo_letters_png()), ("cake.png", cembedded_demo_cake_png()),
      ("icon.png", cembedded_demo_icon_png()), ("logo.png", cembedded_demo_logo_png()),
    ]
    return embedded.map { ($0, Data(bytes: $1.bytes, count: $1.count)) }
      + DemoFeed.all.map { ($0.file, $0.json(at: now)) }
      + [("my-week.ics", Data(DemoWeek.calendar(at: now).utf8))]
  }
}
