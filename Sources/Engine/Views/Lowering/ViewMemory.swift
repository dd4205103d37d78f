import Diagnostics
import Graphics

/// What views remember from one lowering of a picture to the next: their state, whether they have appeared, where they
/// stood. Lives as long as the picture is made.
///
/// A picture is lowered and laid out; then what asked to run once the views are there (`onAppear`, `task`, `onChange`)
/// runs; then it is lowered again, until nothing runs any more: what a person would see on a screen that has come to
/// rest.
package final class ViewMemory {
  /// A property of a view.
  struct Place: Hashable {
    let path: ViewPath
    /// Bytes from the start of the view's value, or the number of something else that the view remembers.
    let offset: Int
  }

  private var cells: [Place: AnyObject] = [:]
  private var pendingActions: [(change: Changes.Change, run: () -> Void)] = []
  private var pendingTasks: [() async -> Void] = []
  /// What was read while lowering and has changed since.
  let changes = Changes()
  private var outermost: AnyView?

  package init() {}

  /// What is remembered at `place`, made on first use.
  func cell<Cell: AnyObject>(at place: Place, _ make: () -> Cell) -> Cell {
    if let cell = cells[place] as? Cell { return cell }
    let cell = make()
    cells[place] = cell
    return cell
  }

  /// The picture's outermost view: `make`'s at first, and the same in all later lowerings, as the objects that it holds
  /// are to be.
  package func outermostView(_ make: () -> AnyView) -> AnyView {
    if let outermost { return outermost }
    let view = make()
    outermost = view
    return view
  }

  /// Runs `action` when the picture has been laid out; the picture is lowered again. `name` is that of the modifier of
  /// the view at `path` that asks for it.
  func afterLayout(_ name: String, at path: ViewPath, _ action: @escaping () -> Void) {
    pendingActions.append((Changes.Change(path: path, name: name), action))
  }

  /// Runs `action` when the picture has been laid out and nothing else is left to run.
  func afterLayout(_ action: @escaping () async -> Void) { pendingTasks.append(action) }

  /// Whether a `task` was given up.
  private(set) var hasOverdueTasks = false

  /// Whether a `task` is to be waited for.
  var hasPendingTasks: Bool { !pendingTasks.isEmpty }

  /// Runs what waits for the layout. What it gives is why the picture is to be lowered again: what has changed, or else
  /// what has run; empty if it is not.
  func changesAfterActions() -> [Changes.Change] {
    let actions = pendingActions
    pendingActions = []
    for action in actions { action.run() }
    let changed = changes.take()
    return changed.isEmpty ? actions.map(\.change) : changed
  }

  /// Runs what waits for the layout. True if the picture is to be lowered again.
  package func runPendingActions() -> Bool { !changesAfterActions().isEmpty }

  /// Runs the tasks that wait, one after the other, each until `deadline` returns. True if there were any.
  package func runPendingTasks(deadline: @escaping @Sendable () async -> Void) async -> Bool {
    let tasks = pendingTasks
    pendingTasks = []
    for task in tasks { await run(task, deadline: deadline) }
    return !tasks.isEmpty
  }

  private func run(_ task: @escaping () async -> Void, deadline: @escaping @Sendable () async -> Void) async {
    let unfinished = await Race.isLost(by: task, to: deadline)
    guard unfinished else { return }
    hasOverdueTasks = true
    DiagnosticLog.current.report(
      Diagnostic(
        id: "view.task-timeout", message: "a task of the view takes too long; the picture does not wait for it"))
  }
}
