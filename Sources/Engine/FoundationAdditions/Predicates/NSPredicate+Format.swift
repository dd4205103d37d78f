import Diagnostics
public import Foundation

extension NSPredicate {
  /// Reads a format, in which `%@` stands for the arguments and `%K` for names of properties.
  ///
  /// Comparisons, `AND`, `OR`, `NOT`, parentheses and lists are understood. A format with anything else, such as a
  /// function or a subquery, is reported as `predicate.unsupported`, and everything fulfils it. Properties are found by
  /// name in managed objects, dictionaries, and among the stored properties of others. Apple's page:
  /// Foundation/NSPredicate/init(format:_:).
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Reads a format with its arguments in an array. Apple's page: Foundation/NSPredicate/init(format:argumentArray:).
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let term = PredicateParser.term(predicateFormat, arguments: arguments ?? [])
    if term == nil {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "predicate.unsupported", message: "this predicate is not understood, so everything fulfils it",
          subject: predicateFormat))
    }
    self.init { object, _ in term?.holds(for: object) ?? true }
  }
}
