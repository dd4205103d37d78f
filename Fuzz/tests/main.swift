import Testing

// Runs the compiled tests, as `swift test` does.
await Testing.__swiftPMEntryPoint() as Never
