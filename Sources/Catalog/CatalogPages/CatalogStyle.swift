/// The style sheet of the page.
enum CatalogStyle {
  static let css = """
    :root { color-scheme: light dark; --text: #1c1c1e; --quiet: #6c6c70; --page: #f2f2f5; --card: #fff; --line: #0000001a;
      --string: #b3261e; --number: #1f4bd8; --type: #5b3ea8; --member: #0b6e6e; --keyword: #a61e6b }
    @media (prefers-color-scheme: dark) { :root { --text: #f2f2f7; --quiet: #98989f; --page: #000; --card: #1c1c1e;
      --line: #ffffff1f; --string: #ff8a80; --number: #9db7ff; --type: #c9b3ff; --member: #7fd6d0; --keyword: #ff9ccf } }
    * { box-sizing: border-box }
    html { scroll-behavior: smooth }
    body { font: 15px/1.45 Inter, system-ui, sans-serif; margin: 0 auto; max-width: 88rem; padding: 3.5rem 1.75rem 6rem;
      color: var(--text); background: var(--page); -webkit-font-smoothing: antialiased }
    a { color: inherit; text-decoration-color: var(--line); text-underline-offset: .2em }
    a:hover { text-decoration-color: currentColor }
    h1 { font-size: 2.25rem; line-height: 1.1; letter-spacing: -.025em; margin: 0 0 .6rem }
    h2 { font-size: 1.375rem; letter-spacing: -.015em; margin: 0 0 .15rem }
    header p, section > p { color: var(--quiet); margin: 0; max-width: 46rem }
    header .links { margin-bottom: 1.5rem; font-size: .875rem }
    nav { margin: 2rem 0 3.5rem; padding: 1.1rem 0; border-block: 1px solid var(--line) }
    nav ol { list-style: none; margin: 0; padding: 0; columns: 12rem; column-gap: 1.5rem; line-height: 1.85 }
    nav a { text-decoration: none } nav a:hover { text-decoration: underline }
    nav small { color: var(--quiet); font-variant-numeric: tabular-nums; margin-left: .25rem }
    section { margin-bottom: 4rem; scroll-margin-top: 1.5rem }
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19.75rem, 100%), 1fr)); gap: 1.1rem;
      margin-top: 1.25rem }
    figure { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow: hidden;
      display: flex; flex-direction: column }
    figure:target { outline: 2px solid #0a84ff }
    .pictures { display: grid; grid-template-columns: 1fr 1fr; border-bottom: 1px solid var(--line);
      background: linear-gradient(90deg, #fff 50%, #1c1c1c 50%) }
    .pictures img { display: block; margin: 4px auto; border-radius: 24px; max-width: 100%; height: auto }
    figcaption { padding: .7rem .8rem .9rem; min-width: 0 }
    h3 { font-size: .875rem; line-height: 1.35; font-weight: 600; margin: 0; overflow-wrap: anywhere }
    figcaption p { margin: .1rem 0 0; font-size: .8125rem; color: var(--quiet); line-height: 1.4 }
    pre { margin: .5rem 0 0; font: 11px/1.55 ui-monospace, "SF Mono", "JetBrains Mono", "Noto Sans Mono",
      "DejaVu Sans Mono", monospace; tab-size: 2 }
    code { font: inherit }
    .l { display: block; white-space: pre-wrap; overflow-wrap: anywhere; padding-left: calc((var(--in) + 2) * 1ch);
      text-indent: calc((var(--in) + 2) * -1ch) }
    details { margin-top: .5rem; font-size: .8125rem } details pre { margin-top: .25rem }
    summary { color: var(--quiet); cursor: pointer; width: fit-content }
    .s { color: var(--string) } .n { color: var(--number) } .t { color: var(--type) } .m { color: var(--member) }
    .k { color: var(--keyword) } .c { color: var(--quiet) }
    @media print { nav { display: none } figure { break-inside: avoid } }
    """
}
