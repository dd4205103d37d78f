import CEmbeddedFiles

/// The page of a report: one static file that loads the entries from the files next to it.
enum ReportPage {
  /// The beginning of every page, which identifies our files.
  static let beginning = """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="generator" content="Almanac's snapshot report">

    """

  static let html = """
    \(beginning)\
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Snapshots</title>
    <link rel="icon" href="data:,">
    <style>
    \(text(of: styles))</style>
    <aside aria-label="Snapshots">
    <header>
    <h1>Snapshots</h1>
    <p id="summary">Loading…</p>
    <input id="filter" type="search" placeholder="Filter by name" aria-label="Filter by name" autocomplete="off" spellcheck="false">
    <div id="kinds" role="group" aria-label="Filter by kind"></div>
    </header>
    <ol id="list"></ol>
    <footer aria-label="Keys">
    <span><kbd>j</kbd><kbd>k</kbd> next, previous</span> <span><kbd>1</kbd>–<kbd>5</kbd> view</span>
    <span><kbd>+</kbd><kbd>−</kbd><kbd>0</kbd> zoom</span> <span><kbd>z</kbd> zoom to change</span>
    <span><kbd>p</kbd> play</span>     <span><kbd>/</kbd> filter</span>
    </footer>
    </aside>
    <main>
    <p id="warning" role="alert" hidden></p>
    <article id="detail" aria-live="off"></article>
    </main>
    <p id="status" class="unseen" role="status"></p>
    <noscript><p>This page needs JavaScript. The images are in the folder “entries” next to it.</p></noscript>
    <iframe id="results" src="results.html" title="Results" hidden></iframe>
    <script>
    "use strict";
    \(text(of: scripts))</script>
    </html>

    """

  /// Compiled in from the files in `Page`; each ends with a line feed.
  static let styles = [cembedded_report_frame_css(), cembedded_report_detail_css()].map(bytes)

  static let scripts = [
    cembedded_report_list_js(), cembedded_report_lines_js(), cembedded_report_stage_js(),
    cembedded_report_detail_js(), cembedded_report_start_js(),
  ].map(bytes)

  private static func bytes(of file: CEmbeddedFile) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  private static func text(of files: [[UInt8]]) -> String { String(decoding: files.joined(), as: UTF8.self) }
}
