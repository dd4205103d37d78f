import Testing

// Runs the tests that are compiled in, as `swift test` does.
await Testing.__swiftPMEntryPoint() as Never
