import Foundation

extension ToolBench {
  /// Writes `a.ics`, a calendar with one event at 9:00 GMT, and `feed.json`, a feed with one article, both with `text`.
  func putDocuments(_ text: String) throws {
    let calendar = """
      BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261121T090000Z\r\nSUMMARY:\(text)\r\n\
      END:VEVENT\r\nEND:VCALENDAR\r\n
      """
    try Data(calendar.utf8).write(to: folder.appending(path: "a.ics"))
    let article = #"{"id":"1","content_text":"\#(text)"}"#
    let feed = #"{"version":"https://jsonfeed.org/version/1","title":"a","items":[\#(article)]}"#
    try Data(feed.utf8).write(to: folder.appending(path: "feed.json"))
  }
}
