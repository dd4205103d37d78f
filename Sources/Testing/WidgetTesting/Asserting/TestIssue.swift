import Foundation
import Testing
import XCTest

/// Reports failures to the library that runs the tests.
enum TestIssue {
  /// Whether Swift Testing runs this process, also in a task that is detached from its test.
  private static let isSwiftTesting = CommandLine.arguments.contains("swift-testing")

  static func record(_ message: String, at site: CallSite) {
    guard Test.current != nil || isSwiftTesting else {
      XCTFail(message, file: site.filePath, line: site.line)
      return
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column)))
  }
}
