import Foundation
import SystemIO
import Testing

extension ToolBench {
  /// The current report, after checking that the current picture is complete and belongs to it.
  ///
  /// - Parameter folder: (default: the bench's output)
  @discardableResult
  func pair(
    _ place: String, in folder: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String: Any] {
    let path = "\(folder ?? self.folder.path)/\(place)"
    let contents = { (name: String) in FileManager.default.contents(atPath: "\(path)/\(name)") }
    // Resolved once, as a reader of both files does.
    let frame = try FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/current")
    let report = try #require(contents("\(frame)/report.json"), sourceLocation: sourceLocation)
    let picture = try #require(contents("\(frame)/picture.png"), sourceLocation: sourceLocation)
    let json = try #require(try JSONSerialization.jsonObject(with: report) as? [String: Any])
    #expect(ContentHash(picture).digits == json["hash"] as? String, sourceLocation: sourceLocation)
    #expect(picture.suffix(8).starts(with: Data("IEND".utf8)), sourceLocation: sourceLocation)
    let size = [16, 20].map { picture.dropFirst($0).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
    #expect(size == [json["pixelWidth"] as? Int, json["pixelHeight"] as? Int], sourceLocation: sourceLocation)
    // The files always exist under their own names.
    #expect(contents("current.png") != nil && contents("current.json") != nil, sourceLocation: sourceLocation)
    return json
  }

  /// The chapter number that a comic widget shows.
  func chapter(_ place: String, in folder: String? = nil) throws -> Int? {
    let links = try pair(place, in: folder)["links"] as? [[String: Any]]
    return (links?.first?["url"] as? String).flatMap { URL(string: $0)?.lastPathComponent }.flatMap(Int.init)
  }

  func put(_ chapter: Int) throws { try put(chapter: #"{"number": \#(chapter), "name": "Chapter", "progress": 7}"#) }
}
