import ArgumentParser
import Diagnostics
import Foundation
import JSONText
import Synchronization
import SystemIO
import Timelines
import ToolOptions
import ToolReports

/// `render --batch`: reads requests, draws several at once, and prints the answers in their order.
struct BatchRun: Sendable {
  /// What the requests leave out.
  let usual: BatchRequest
  let drawing: BatchDrawing
  let options: BatchOptions
  let recorder: StageRecorder?

  private struct Line: Sendable {
    let number: Int
    let content: LineReader.Line
  }

  private struct Outcome: Sendable {
    let line: Int
    let id: JSONValue?
    let content: Content

    enum Content: Sendable {
      case drawn(Result<BatchDrawing.Picture, ToolError>)
      /// The output exists.
      case skipped(String)
    }

    /// Whether a file must be written before the answer, in the order of the requests.
    var hasFile: Bool {
      guard case .drawn(.success(let picture)) = content else { return false }
      return picture.output != "-"
    }
  }

  /// A line of standard output.
  private struct Printed: Sendable {
    let text: Data
    let exitCode: Int32
  }

  private enum Step: Sendable {
    case toWrite(Outcome)
    case toPrint(Printed)
  }

  /// The number of requests, for each job, that may be drawn before the first of them is answered.
  private static let lookahead = 16

  /// Answers all requests.
  ///
  /// - Throws: ``ToolError`` if standard input cannot be read or standard output cannot be written; the exit code of the
  ///   first request that has another than 0, without `--exit-zero`.
  func run() async throws {
    let reader: LineReader
    do throws(ChildProcess.Failure) {
      reader = try LineReader(STDIN_FILENO, limit: BatchRequest.limit)
    } catch {
      throw ToolError("\(error)", exitCode: .software)
    }
    let lines = NumberedLines(reader)
    var firstFailure: ExitCode?
    try await OrderedWork(jobs: options.jobCount, capacity: options.jobCount * Self.lookahead).run(
      taking: { () async throws -> Line? in
        try await lines.next().map { Line(number: $0, content: $1) }
      },
      work: { (line: Line) async throws -> Step in
        let outcome = await outcome(of: line)
        // A picture in base64 takes as long as drawing it.
        return outcome.hasFile ? .toWrite(outcome) : .toPrint(try printed(outcome))
      },
      delivering: { (step: Step) async throws in
        let printed =
          switch step {
          case .toWrite(let outcome): try printed(outcome)
          case .toPrint(let printed): printed
          }
        if printed.exitCode != 0 { firstFailure = firstFailure ?? ExitCode(printed.exitCode) }
        try Console.write(printed.text)
      })
    if let firstFailure, !options.exitsZero { throw firstFailure }
  }

  private func outcome(of line: Line) async -> Outcome {
    let (number, limit) = (line.number, BatchRequest.limit)
    guard case .bytes(let bytes) = line.content else {
      let error = ToolError("line \(number): too long (limit \(limit) bytes)", exitCode: .badData)
      return Outcome(line: number, id: nil, content: .drawn(.failure(error)))
    }
    let fields: [LocatedJSON.Field]
    do throws(ToolError) {
      fields = try self.fields(of: bytes, line: number)
    } catch {
      return Outcome(line: number, id: nil, content: .drawn(.failure(error)))
    }
    let id = fields.first { $0.name == "id" }.map { JSONValue($0.value) }
    do {
      let request = try BatchRequest(fields, usual: usual)
      if let output = request.output, options.skipsExisting && Self.exists(output) {
        return Outcome(line: number, id: id, content: .skipped(output))
      }
      let stages = recorder.map { StageTrack($0, track: number) }
      return Outcome(line: number, id: id, content: .drawn(await drawing.picture(request, stages: stages)))
    } catch {
      return Outcome(line: number, id: id, content: .drawn(.failure(ToolError(anyOf: error))))
    }
  }

  /// Whether a picture was written there. After a power failure, a file that was not on the disk is empty.
  private static func exists(_ output: String) -> Bool {
    var status = stat()
    return output != "-" && stat(output, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
  }

  private func fields(of bytes: [UInt8], line: Int) throws(ToolError) -> [LocatedJSON.Field] {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(bytes)
    } catch {
      throw ToolError("line \(line), column \(error.place.column): \(error.reason)", exitCode: .badData)
    }
    for (warning, name) in [(document.repeatedNames, "duplicate key"), (document.loneSurrogates, "unpaired surrogate")]
    {
      guard let warning else { continue }
      throw ToolError(
        "line \(line), column \(warning.place.column): \(name) '\(warning.text)'", exitCode: .badData)
    }
    guard case .object(let fields) = document.root.value else {
      throw ToolError("line \(line): a request must be an object, not \(document.root.kind)", exitCode: .badData)
    }
    return fields
  }

  private func printed(_ outcome: Outcome) throws(ToolError) -> Printed {
    let answer = answer(outcome)
    return Printed(text: try answer.jsonText(isPretty: false), exitCode: answer.exitCode)
  }

  /// Writes the picture to its file, if any. Files must be written in the order of the requests: the last picture for an
  /// output stays.
  private func answer(_ outcome: Outcome) -> BatchAnswer {
    do {
      let picture: BatchDrawing.Picture
      switch outcome.content {
      case .drawn(let result): picture = try result.get()
      case .skipped(let file):
        return BatchAnswer(line: outcome.line, id: outcome.id, result: .skipped(file: file), exitCode: 0)
      }
      let report = picture.report
      if let note = picture.note { Console.error("line \(outcome.line): \(note)") }
      let isInAnswer = picture.output == "-"
      if !isInAnswer { try write(picture, line: outcome.line) }
      let code: ExitCode = picture.isStrict && !report.diagnostics.isEmpty ? .findings : .success
      return BatchAnswer(
        line: outcome.line, id: outcome.id,
        result: .picture(report, data: isInAnswer ? picture.data : nil), exitCode: code.rawValue)
    } catch {
      let error = ToolError(anyOf: error)
      return BatchAnswer(
        line: outcome.line, id: outcome.id, result: .failure(error), exitCode: error.exitCode.rawValue)
    }
  }

  private func write(_ picture: BatchDrawing.Picture, line: Int) throws(ToolError) {
    let mark = recorder?.begin()
    defer { if let mark { recorder?.end("writing", since: mark, track: line) } }
    // Flushing every file to the disk would take longer than drawing it.
    try OutputFile.write(picture.data, to: picture.output, waitsForDisk: false)
  }
}

/// The lines of standard input that are not empty, with their numbers.
private final class NumberedLines: Sendable {
  private let reader: LineReader
  private let count = Mutex(0)

  init(_ reader: LineReader) { self.reader = reader }

  /// Call it once at a time.
  func next() async throws -> (Int, LineReader.Line)? {
    do {
      while let line = try await reader.next() {
        let number = count.withLock { count in
          count += 1
          return count
        }
        guard case .bytes(let bytes) = line, bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) else {
          return (number, line)
        }
      }
      return nil
    } catch {
      throw ToolError("standard input: cannot be read: \(error)", exitCode: .inputOutput)
    }
  }
}
