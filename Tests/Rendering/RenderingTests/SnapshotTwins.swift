import Foundation
import Graphics
import RepositoryFiles
import Snapshots

/// A picture and its text references, `case.layout.txt` and `case.displaylist.txt`.
struct SnapshotTwins {
  /// The repository's references, with one folder per suite.
  static let folder = Repository.file("Snapshots")
  /// The size limit of a PNG, as references stay in the repository's history.
  static let pictureLimit = 20 * 1024

  let layout: String
  let displayList: String
  var picture: Candidate.Content
  /// Pixels per point.
  var scale = 1.0

  /// The failures of the three references; empty if all match.
  ///
  /// The texts come first, so that the first message names the pass that changed.
  ///
  /// - Parameter name: `suite/case`.
  func messages(
    named name: String, test: String, source: SourceLine?, in folder: URL, _ store: ReferenceStore
  ) -> [String] {
    let forms: [(form: SnapshotForm, content: Candidate.Content)] = [
      (.layout, .text(layout)), (.displayList, .text(displayList)), (.image, picture),
    ]
    return forms.compactMap { form, content in
      let candidate = Candidate(
        name: form == .image ? name : "\(name).\(form.rawValue)", content: content, scale: scale, test: test,
        source: source)
      let url = folder.appending(path: "\(name).\(form.pathExtension)", directoryHint: .notDirectory)
      return store.verdict(on: candidate, reference: url, orTextIn: Self.twin(of: name, form, in: folder)).message?
        .description
    }
  }

  /// What has the same text as a reference that need not be there: the display list is in the picture, and the layout in
  /// dark is the layout in light.
  static func twin(of name: String, _ form: SnapshotForm, in folder: URL) -> URL? {
    func file(_ name: String, _ form: SnapshotForm) -> URL? {
      let url = folder.appending(path: "\(name).\(form.pathExtension)", directoryHint: .notDirectory)
      return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }
    switch form {
    case .displayList: return file(name, .image)
    case .layout:
      return [("dark", "light"), ("-dark", ""), ("dark-", "")].lazy
        .map { name.replacing($0, with: $1) }.filter { $0 != name }.compactMap { file($0, form) }.first
    case .image, .links, .accessibility: return nil
    }
  }
}
