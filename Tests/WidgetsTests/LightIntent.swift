import ConfigurationIntents

/// What the controls of the tests do.
struct LightIntent: AppIntent {}
