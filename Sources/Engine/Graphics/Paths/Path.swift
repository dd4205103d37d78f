import Diagnostics
public import Foundation

/// The outline of a two-dimensional shape, in points.
///
/// Apple's page: SwiftUI/Path. Rounded shapes start at the middle of the trailing edge and ellipses at their
/// rightmost point, and both are clockwise on screen; rectangles start at the top left. Dashes and `trim` depend on
/// that.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the subpath's start.
    case closeSubpath
  }

  /// The shape that a path was created as, until something is added; printers and painters have short forms for
  /// these.
  package enum Form: Hashable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(CGRect, radius: CGFloat, style: RoundedCornerStyle)
    case ellipse(CGRect)
    case elements
  }

  package private(set) var form: Form
  package private(set) var elements: [Element]
  /// The start of the current subpath; nil before the first move.
  private var subpathStart: CGPoint?

  public init() {
    form = .elements
    elements = []
  }

  /// Creates a path and passes it to `callback`. Apple's page: SwiftUI/Path/init(_:).
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  init(form: Form, _ elements: [Element]) {
    self.init()
    append(elements)
    self.form = form
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The start of the next element: the end of the last one, or the start of a subpath that was closed; nil for an
  /// empty path. Apple's page: SwiftUI/Path/currentPoint.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: subpathStart
    case nil: nil
    }
  }

  public mutating func move(to end: CGPoint) {
    form = .elements
    elements.append(.move(to: end))
    subpathStart = end
  }

  public mutating func addLine(to end: CGPoint) { continueSubpath(with: .line(to: end)) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    continueSubpath(with: .quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    continueSubpath(with: .curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line back to the subpath's start. The next element starts there, unless a move comes first.
  public mutating func closeSubpath() {
    if elements.last == .closeSubpath { return }
    continueSubpath(with: .closeSubpath)
  }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  mutating func append(_ others: [Element]) {
    form = .elements
    elements += others
    for case .move(let to) in others.reversed() {
      subpathStart = to
      break
    }
  }

  /// As on Apple's systems, a path must begin with a move; other elements are left out and reported.
  private mutating func continueSubpath(with element: Element) {
    form = .elements
    guard subpathStart != nil else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "path.no-current-point", message: "a path does not begin with a move; its first element was left out"))
      return
    }
    elements.append(element)
  }
}

extension Path.Element {
  func mapped(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let to): .move(to: change(to))
    case .line(let to): .line(to: change(to))
    case .quadCurve(let to, let control): .quadCurve(to: change(to), control: change(control))
    case .curve(let to, let control1, let control2):
      .curve(to: change(to), control1: change(control1), control2: change(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
