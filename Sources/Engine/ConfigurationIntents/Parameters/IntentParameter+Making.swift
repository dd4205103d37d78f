public import Localization

extension IntentParameter {
  /// Creates a parameter of any type.
  ///
  /// - Parameters:
  ///   - title: Its name for people; the property's name unless given.
  ///   - description: What it is for.
  ///   - defaultValue: Its value unless another is set; nil for none.
  ///   - size: How many values an array may have, alike everywhere or by family.
  ///   - requestValueDialog: How a person is asked for a value. Changes no picture.
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

  /// Creates a parameter whose values a provider lists.
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

  /// Creates a parameter whose entities are found by a query in place of their default one.
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

  /// Creates a parameter for files.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(_ParameterDetails(title, description), default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == String {
  /// How a keyboard behaves.
  public typealias InputOptions = _TextInputOptions

  /// Creates a parameter for a text.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: String? = nil, inputOptions: _TextInputOptions = _TextInputOptions(),
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(_ParameterDetails(title, description), default: defaultValue)
  }

  /// Creates a parameter for a text that a provider lists.
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
  /// Creates a parameter for a switch.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName = .trueFalse,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(_ParameterDetails(title, description), default: defaultValue)
  }
}
