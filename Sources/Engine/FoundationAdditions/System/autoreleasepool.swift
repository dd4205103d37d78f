/// Runs `body`. There are no autoreleased objects on this platform. Apple's page:
/// ObjectiveC/autoreleasepool(invoking:).
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
  -> Result
{
  try body()
}
