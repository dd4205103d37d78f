package import Foundation
import JSONText

extension SlotFolder {
  /// What the stack showed last; nil where there is none, or none that can be read.
  package func stackRecord() -> StackRecord? { data(FileName.stack).flatMap { StackRecord(stableJSON: $0) } }

  /// A frame's picture and its report; nil where one of them cannot be read.
  package func contents(ofFrame name: String, format: String) -> (picture: Data, report: Data)? {
    guard let picture = data("\(FileName.frames)/\(name)/picture.\(format)"),
      let report = data("\(FileName.frames)/\(name)/\(FileName.report)")
    else { return nil }
    return (picture, report)
  }

  /// Keeps what a stack shows, and removes the frames that it does not name. It can be found out again, so nobody waits for
  /// the disk.
  package func keep(_ record: StackRecord) throws(StoreError) {
    try write(try json(record), to: FileName.stack, false)
    sweep(keeping: Set(record.frames))
  }
}
