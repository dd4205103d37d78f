import ArgumentParser
import Foundation
import Graphics
import Rendering
import ToolReports
import Widgets

/// Where a picture is tapped.
enum TapPlace: Sendable {
  /// What has this number in the list.
  case number(Int)
  /// A point, from the top left of the file.
  case point(CGPoint)

  /// The target of the tap; nil for a part of the widget that opens the app.
  ///
  /// - Throws: A failure with exit code 64, with the numbers that there are, or for a disabled control.
  func target(in frame: LoweredFrame, of kind: WidgetKind, _ request: RenderRequest) throws(ToolError) -> TapTarget? {
    switch self {
    case .number(let number):
      if let target = frame.tapTargets.first(where: { $0.number == number }) { return target }
      throw ToolError(
        "there is no \(number) in \(kind.kind) \(request.shapeName): \(Self.choices(in: frame))".printable,
        exitCode: .validationFailure)
    case .point(let point):
      let size = frame.displayList.inFile(CGRect(origin: .zero, size: frame.displayList.size)).size
      guard CGRect(origin: .zero, size: size).contains(point) else {
        throw ToolError(
          "the point \(point.x.text),\(point.y.text) is outside of the picture, which is \(size.width.text) by "
            + "\(size.height.text) points", exitCode: .validationFailure)
      }
      guard let target = frame.tapTarget(at: point) else { return nil }
      guard target.number != nil else {
        let report = frame.report(of: target)
        throw ToolError(
          "\(report?.title ?? ""): the \(report?.type ?? "control") is disabled".printable,
          exitCode: .validationFailure)
      }
      return target
    }
  }

  private static func choices(in frame: LoweredFrame) -> String {
    let targets = frame.tapTargetReports
    let names = targets.compactMap { target in target.number.map { "\($0) (\(target.type) \(target.target))" } }
    let disabled = targets.filter { $0.number == nil }.map { "\($0.type) \($0.target)" }
    let choices =
      names.isEmpty ? "nothing can be tapped, and a tap opens the app" : "choose from \(names.joined(separator: ", "))"
    return choices + (disabled.isEmpty ? "" : "; disabled: \(disabled.joined(separator: ", "))")
  }

  /// Parses a point: `120,40.5`.
  ///
  /// - Throws: A validation error, with exit code 64.
  static func point(_ argument: String) throws -> CGPoint {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw ValidationError("invalid point '\(argument)'. Use two numbers of points from the top left: 120,40.")
    }
    return CGPoint(x: x, y: y)
  }
}

extension LoweredFrame {
  /// The report of one of the targets.
  func report(of target: TapTarget) -> TapTargetReport? {
    zip(tapTargets, tapTargetReports).first { $0.0.frame == target.frame && $0.0.number == target.number }?.1
  }
}

extension CGFloat {
  fileprivate var text: String {
    Double(self).formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
  }
}
