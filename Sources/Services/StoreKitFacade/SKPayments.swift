public import FoundationAdditions

let store = UnavailableService("StoreKit", answer: "there are no products and no purchases")

/// Never created. Apple's page: StoreKit/SKProduct.
open class SKProduct: NSObject, @unchecked Sendable {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { LocalizationContext.current.locale }
}

open class SKRequest: NSObject, @unchecked Sendable {
  fileprivate weak var listener: (any SKRequestDelegate)?
  open func start() {
    store.report { [self] in listener?.request(self, didFailWithError: SKError(.storeProductNotAvailable)) }
  }
  open func cancel() {}
}

public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

open class SKProductsRequest: SKRequest, @unchecked Sendable {
  open weak var delegate: (any SKProductsRequestDelegate)? { didSet { listener = delegate } }
  public init(productIdentifiers: Set<String>) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Never created. Apple's page: StoreKit/SKProductsResponse.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

open class SKPayment: NSObject, @unchecked Sendable {
  public let productIdentifier: String
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// Never created. Apple's page: StoreKit/SKPaymentTransaction.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { SKError(.storeProductNotAvailable) }
}

/// Never called. Apple's page: StoreKit/SKPaymentTransactionObserver.
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

extension SKPaymentTransactionObserver {
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
}

/// Purchases are not available. Apple's page: StoreKit/SKPaymentQueue.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let first = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { first }
  open class func canMakePayments() -> Bool { store.answer(false) }
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) { store.report() }
  open func restoreCompletedTransactions() { store.report() }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

public struct SKError: CustomNSError, Hashable, Sendable {
  public static var errorDomain: String { "SKErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable

    /// Matches errors by code: `catch SKError.unknown`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? SKError)?.code == match }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let unknown = Code.unknown
  public static let clientInvalid = Code.clientInvalid
  public static let paymentCancelled = Code.paymentCancelled
  public static let paymentInvalid = Code.paymentInvalid
  public static let paymentNotAllowed = Code.paymentNotAllowed
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
}
