public import FoundationAdditions

public enum MLFeatureType: Int, Sendable {
  case invalid, int64, double, string, image, multiArray, dictionary, sequence
}

public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// An input or output of a model. Apple's page: CoreML/MLFeatureValue.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  private let value: Any?
  public let type: MLFeatureType

  private init(_ value: Any?, _ type: MLFeatureType) { (self.value, self.type) = (value, type) }

  public convenience init(int64 value: Int64) { self.init(value, .int64) }
  public convenience init(double value: Double) { self.init(value, .double) }
  public convenience init(string value: String) { self.init(value, .string) }
  public convenience init(multiArray value: MLMultiArray) { self.init(value, .multiArray) }

  open var isUndefined: Bool { value == nil }
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
}

/// Values by name. Apple's page: CoreML/MLDictionaryFeatureProvider.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  public let dictionary: [String: MLFeatureValue]

  /// - Throws: ``MLModelError`` with the code `featureType` for a value other than a number, text or array.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as String: MLFeatureValue(string: value)
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      default: throw MLModelError(.featureType)
      }
    }
  }

  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
}

/// Numbers in several dimensions. Apple's page: CoreML/MLMultiArray.
open class MLMultiArray: NSObject, @unchecked Sendable {
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var values: [Double]

  /// - Throws: ``MLModelError`` for a negative dimension, or more than 2^28 numbers.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    var count = 1
    for side in shape.map(\.intValue) {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: side)
      guard side >= 0, !isTooLarge, product <= 1 << 28 else { throw MLModelError(.generic) }
      count = product
    }
    (self.shape, self.dataType) = (shape, dataType)
    values = Array(repeating: 0, count: count)
  }

  open var count: Int { values.count }
  open subscript(index: Int) -> NSNumber {
    get { NSNumber(value: values[index]) }
    set { values[index] = newValue.doubleValue }
  }
  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[index(of: key)] }
    set { self[index(of: key)] = newValue }
  }

  private func index(of key: [NSNumber]) -> Int {
    zip(shape, key).reduce(0) { $0 * $1.0.intValue + $1.1.intValue }
  }
}
