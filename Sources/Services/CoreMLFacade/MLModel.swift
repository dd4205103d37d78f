// Importing Core ML includes Foundation.
@_exported public import FoundationAdditions

private let models = UnavailableService("CoreML", answer: "no model can be loaded")

/// Why a model is not used: it cannot be loaded here. Apple's page: CoreML/MLModelError-swift.struct.
public struct MLModelError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "com.apple.CoreML" }
  public var errorCode: Int { code.rawValue }

  public enum Code: Int, Sendable {
    case generic = 0
    case featureType = 1
    case io = 3
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public enum MLComputeUnits: Int, Sendable {
  case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

open class MLModelConfiguration: NSObject, @unchecked Sendable {
  open var computeUnits = MLComputeUnits.all
  open var modelDisplayName: String?
  open var allowLowPrecisionAccumulationOnGPU = false
}

open class MLPredictionOptions: NSObject, @unchecked Sendable {}

/// No model can be loaded: requests throw ``MLModelError`` with the code `io` and report `service.unavailable`. Apple's
/// page: CoreML/MLModel.
open class MLModel: NSObject, @unchecked Sendable {
  open var configuration: MLModelConfiguration { MLModelConfiguration() }

  /// - Throws: ``MLModelError``.
  public convenience init(contentsOf url: URL) throws { throw Self.unavailable() }
  /// - Throws: ``MLModelError``.
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw Self.unavailable() }

  /// - Throws: ``MLModelError``.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw unavailable() }
  /// - Throws: ``MLModelError``.
  open class func compileModel(at url: URL) async throws -> URL { throw unavailable() }

  /// - Throws: ``MLModelError``.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw Self.unavailable() }
  /// - Throws: ``MLModelError``.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { throw Self.unavailable() }

  private static func unavailable() -> MLModelError { models.answer(MLModelError(.io)) }
}
