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
