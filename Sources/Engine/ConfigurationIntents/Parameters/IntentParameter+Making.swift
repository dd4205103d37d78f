public import Localization

extension IntentParameter {
  /// Creates a parameter of any type.
  ///
  /// - Parameters:
  ///   - title: Its display name (default: the property's name).
  ///   - description: What it is for.
  ///   - defaultValue: Its initial value; nil for none.
  ///   - size: The number of values in an array, for all families or by family.
  ///   - requestValueDialog: How the user is asked for a value. Has no effect.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSizes = IntentCollectionSizes(),
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var details = _ParameterDetails(title, description)
    details.sizes = size
    self.init(details, default: defaultValue)
  }

  /// Creates a parameter with an options provider.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSizes = IntentCollectionSizes(),
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: some DynamicOptionsProvider
  ) {
    var details = _ParameterDetails(title, description)
    details.sizes = size
    self.init(details.with(ParameterProvider(optionsProvider)), default: defaultValue)
  }

  /// Creates a parameter whose entities are found with a query instead of their default one.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSizes = IntentCollectionSizes(),
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
  ) {
    var details = _ParameterDetails(title, description)
    details.sizes = size
    self.init(details.with(ParameterProvider(query)), default: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(_ParameterDetails(title, description), default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == String {
  public typealias InputOptions = _TextInputOptions

  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: String? = nil, inputOptions: _TextInputOptions = _TextInputOptions(),
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(_ParameterDetails(title, description), default: defaultValue)
  }

  /// Creates a text parameter with an options provider.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: String? = nil, inputOptions: _TextInputOptions,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(_ParameterDetails(title, description).with(ParameterProvider(optionsProvider)), default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Bool {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName = .trueFalse,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(_ParameterDetails(title, description), default: defaultValue)
  }
}
