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
    \(ReportStyle.frame)
    \(ReportStyle.detail)
    </style>
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
    <span><kbd>+</kbd><kbd>−</kbd><kbd>0</kbd> zoom</span> <span><kbd>z</kbd> change</span>
    <span><kbd>/</kbd> filter</span>
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
    \(ReportScript.list)
    \(ReportScript.lines)
    \(ReportScript.stage)
    \(ReportScript.detail)
    \(ReportScript.start)
    </script>
    </html>

    """
}

/// The page's scripts, each in a separate file.
enum ReportScript {}
