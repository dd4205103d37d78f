import Diagnostics
import Graphics

/// What views keep from one lowering of a picture to the next, such as state. Lives as long as the picture is made.
///
/// The picture is lowered and laid out; then `onAppear`, `task` and `onChange` run; then it is lowered again, until
/// nothing is left to run. The result is what a screen would show after it has settled.
package final class ViewStateStore {
  struct StateKey: Hashable {
    let path: ViewPath
    /// Bytes from the start of the view's value, or the number of another stored item.
    let offset: Int
  }

  private var cells: [StateKey: AnyObject] = [:]
  private var pendingActions: [(change: Changes.Change, run: () -> Void)] = []
  private var pendingTasks: [() async -> Void] = []
  /// The changes since the last lowering.
  let changes = Changes()
  private var outermost: AnyView?

  package init() {}

  /// The storage at `place`, created on first use.
  func cell<Cell: AnyObject>(at place: StateKey, _ make: () -> Cell) -> Cell {
    if let cell = cells[place] as? Cell { return cell }
    let cell = make()
    cells[place] = cell
    return cell
  }

  /// The outermost view: created by `make` once and used in all later lowerings, because it holds objects.
  package func outermostView(_ make: () -> AnyView) -> AnyView {
    if let outermost { return outermost }
    let view = make()
    outermost = view
    return view
  }

  /// Runs `action` after layout, and lowers the picture again. `name` is the modifier of the view at `path` that asks
  /// for it.
  func afterLayout(_ name: String, at path: ViewPath, _ action: @escaping () -> Void) {
    pendingActions.append((Changes.Change(path: path, name: name), action))
  }

  /// Runs `action` after layout, when nothing else is left to run.
  func afterLayout(_ action: @escaping () async -> Void) { pendingTasks.append(action) }

  /// Whether a `task` missed its deadline.
  private(set) var hasOverdueTasks = false

  var hasPendingTasks: Bool { !pendingTasks.isEmpty }

  /// Runs the actions that wait for layout. Returns the reasons to lower again: what has changed, or else which
  /// actions ran; empty if there is none.
  func changesAfterActions() -> [Changes.Change] {
    let actions = pendingActions
    pendingActions = []
    for action in actions { action.run() }
    let changed = changes.take()
    return changed.isEmpty ? actions.map(\.change) : changed
  }

  /// Runs the actions that wait for layout; true if the picture has to be lowered again.
  package func runPendingActions() -> Bool { !changesAfterActions().isEmpty }

  /// Runs the waiting tasks one after the other, each until `deadline` returns; true if there were any.
  package func runPendingTasks(deadline: @escaping @Sendable () async -> Void) async -> Bool {
    let tasks = pendingTasks
    pendingTasks = []
    for task in tasks { await run(task, deadline: deadline) }
    return !tasks.isEmpty
  }

  private func run(_ task: @escaping () async -> Void, deadline: @escaping @Sendable () async -> Void) async {
    if await withDeadline(deadline, operation: task) { return }
    hasOverdueTasks = true
    DiagnosticLog.current.report(
      Diagnostic(
        id: "view.task-timeout", message: "a task of the view timed out; the picture does not wait for it"))
  }
}
