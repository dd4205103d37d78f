package import Foundation
import JSONText

extension SlotFolder {
  /// The stack's last state; nil if there is none, or it cannot be read.
  package func stackRecord() -> StackRecord? { data(FileName.stack).flatMap { StackRecord(stableJSON: $0) } }

  /// The picture and report of a frame; nil if one of them cannot be read.
  package func contents(ofFrame name: String, format: String) -> (picture: Data, report: Data)? {
    guard let picture = data("\(FileName.frames)/\(name)/picture.\(format)"),
      let report = data("\(FileName.frames)/\(name)/\(FileName.report)")
    else { return nil }
    return (picture, report)
  }

  /// Stores the stack's state, and removes all other frames. It does not wait for the disk, because the state can be
  /// derived again.
  package func keep(_ record: StackRecord) throws(StoreError) {
    try write(try json(record), to: FileName.stack, false)
    sweep(keeping: Set(record.frames))
  }
}
