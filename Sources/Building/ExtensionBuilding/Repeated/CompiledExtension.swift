/// What a build compiled: the target, with the isolation that its modules needed.
package struct CompiledExtension: Sendable {
  package let target: ExtensionTarget
  /// The manifest of the workspace.
  let manifest: String
}
