public import FoundationAdditions

let store = UnavailableService("StoreKit", answer: "there is nothing to buy, and nothing was bought")

/// Something to buy; nothing makes one here. Apple's page: StoreKit/SKProduct.
open class SKProduct: NSObject, @unchecked Sendable {
  /// Its name for the program.
  open var productIdentifier: String { "" }
  /// Its name for people.
  open var localizedTitle: String { "" }
  /// What it is.
  open var localizedDescription: String { "" }
  /// What it costs.
  open var price: NSDecimalNumber { .zero }
  /// Where.
  open var priceLocale: Locale { LocalizationContext.current.locale }
}

/// A question to the shop. Apple's page: StoreKit/SKRequest.
open class SKRequest: NSObject, @unchecked Sendable {
  fileprivate weak var listener: (any SKRequestDelegate)?
  /// The delegate is told that there is no shop.
  open func start() {
    store.report { [self] in listener?.request(self, didFailWithError: SKError(.storeProductNotAvailable)) }
  }
  /// Nothing to stop.
  open func cancel() {}
}

/// Hears the answer. Apple's page: StoreKit/SKRequestDelegate.
public protocol SKRequestDelegate: AnyObject {
  /// It is over.
  func requestDidFinish(_ request: SKRequest)
  /// There is none.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks what there is to buy. Apple's page: StoreKit/SKProductsRequest.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  /// Hears the answer.
  open weak var delegate: (any SKProductsRequestDelegate)? { didSet { listener = delegate } }
  /// Asks for some of it.
  public init(productIdentifiers: Set<String>) {}
}

/// Hears what there is to buy. Apple's page: StoreKit/SKProductsRequestDelegate.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// There is something; never called.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What there is to buy; nothing makes one here. Apple's page: StoreKit/SKProductsResponse.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// None.
  open var products: [SKProduct] { [] }
  /// None.
  open var invalidProductIdentifiers: [String] { [] }
}

/// A purchase that is wanted. Apple's page: StoreKit/SKPayment.
open class SKPayment: NSObject, @unchecked Sendable {
  /// What is wanted.
  public let productIdentifier: String
  /// A purchase.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// How far a purchase is. Apple's page: StoreKit/SKPaymentTransactionState.
public enum SKPaymentTransactionState: Int, Sendable {
  /// Begun.
  case purchasing
  /// Done.
  case purchased
  /// It failed.
  case failed
  /// It was done before.
  case restored
  /// Somebody has to allow it.
  case deferred
}

/// A purchase; nothing makes one here. Apple's page: StoreKit/SKPaymentTransaction.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// It failed.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// Why.
  open var error: (any Error)? { SKError(.storeProductNotAvailable) }
}

/// Hears of purchases; of none here. Apple's page: StoreKit/SKPaymentTransactionObserver.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Some are further.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Older ones are there.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Older ones are not there.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Does nothing.
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
}

/// The purchases. Nothing can be bought. Apple's page: StoreKit/SKPaymentQueue.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let first = SKPaymentQueue()
  /// The program's.
  open class func `default`() -> SKPaymentQueue { first }
  /// False.
  open class func canMakePayments() -> Bool {
    store.report()
    return false
  }
  /// None.
  open var transactions: [SKPaymentTransaction] { [] }
  /// Forgets the observer: nothing happens.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Nothing to forget.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Buys nothing.
  open func add(_ payment: SKPayment) { store.report() }
  /// Finds nothing.
  open func restoreCompletedTransactions() { store.report() }
  /// Nothing to end.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

/// What went wrong. Apple's page: StoreKit/SKError.
public struct SKError: Error, Hashable, Sendable {
  /// What went wrong. Apple's page: StoreKit/SKError/Code.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// The program may not.
    case clientInvalid
    /// The person said no.
    case paymentCancelled
    /// The purchase is wrong.
    case paymentInvalid
    /// Nobody may buy.
    case paymentNotAllowed
    /// There is no such thing.
    case storeProductNotAvailable

    /// Whether an error is a ``SKError`` with this code: `catch SKError.unknown`.
    public static func ~= (match: Self, error: any Error) -> Bool { (error as? SKError)?.code == match }
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Nobody knows.
  public static var unknown: Code { .unknown }
  /// The program may not.
  public static var clientInvalid: Code { .clientInvalid }
  /// The person said no.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The purchase is wrong.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// Nobody may buy.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// There is no such thing.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}
