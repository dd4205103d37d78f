public import FoundationNetworking

/// These settings are ignored: the machine has one network.
extension URLSessionConfiguration {
  /// True; nothing is forbidden. Apple's page: Foundation/URLSessionConfiguration/allowsExpensiveNetworkAccess.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// True; nothing is forbidden. Apple's page: Foundation/URLSessionConfiguration/allowsConstrainedNetworkAccess.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// False: no app is started. Apple's page: Foundation/URLSessionConfiguration/sessionSendsLaunchEvents.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
}

extension URLRequest {
  /// True; nothing is forbidden. Apple's page: Foundation/URLRequest/allowsExpensiveNetworkAccess.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// True; nothing is forbidden. Apple's page: Foundation/URLRequest/allowsConstrainedNetworkAccess.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// False. Apple's page: Foundation/URLRequest/assumesHTTP3Capable.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}
