import Diagnostics
public import Foundation

extension NSPredicate {
  /// Parses a format, in which `%@` stands for arguments and `%K` for property names.
  ///
  /// Supports comparisons, `AND`, `OR`, `NOT`, parentheses and lists. A format with anything else, such as a function
  /// or a subquery, is reported as `predicate.unsupported`, and everything matches it. Properties are found by name
  /// in managed objects, dictionaries, and among the stored properties of others. Apple's page:
  /// Foundation/NSPredicate/init(format:_:).
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Parses a format with its arguments in an array. Apple's page:
  /// Foundation/NSPredicate/init(format:argumentArray:).
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let term = PredicateParser.term(predicateFormat, arguments: arguments ?? [])
    if term == nil {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "predicate.unsupported", message: "unsupported predicate; everything matches",
          subject: predicateFormat))
    }
    self.init { object, _ in term?.holds(for: object) ?? true }
  }
}

// On Apple's systems, objects and values bridged to objects can be arguments of a format: `Date() as CVarArg`,
// `String(format: "%@", date as NSDate)`.

// Formats read the descriptions. It is unknown when a format has been read, so the descriptions are never released.

extension NSObject: @retroactive CVarArg {
  /// The address of the object's description.
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Data: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

private func encoding(of description: String) -> [Int] {
  [Int(bitPattern: Unmanaged.passRetained(NSString(string: description)).toOpaque())]
}
