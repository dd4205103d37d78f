/// The page's styles, light or dark as the system.
enum ReportStyle {
  /// Colours, the list at the left, and shared styles.
  static let frame = """
    :root {
      color-scheme: light dark;
      --ground: #fff; --side: #f5f6f8; --raised: #fff; --mat: #eceef2; --line: #dfe2e8; --strong: #c5cad4;
      --text: #16181d; --soft: #5b6271; --accent: #2456d6; --on-accent: #fff; --selected: #e0e8fc;
      --differs: #b3261e; --missing: #8a5a00; --recorded: #1a7a3c; --stale: #5b5f1f; --stopped: #7a2aa8; --other: #4b5261;
      --minus: #fdeceb; --minus-mark: #f7bcb7; --plus: #e6f6ea; --plus-mark: #a9e2b9;
      --check-a: #fff; --check-b: #e3e5ea; --box: #d6006c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #16181d; --side: #1c1f25; --raised: #262a32; --mat: #0e1013; --line: #2d323b; --strong: #454c59;
        --text: #eceef2; --soft: #a0a8b7; --accent: #8ab0ff; --on-accent: #0d1730; --selected: #24355c;
        --differs: #ff8a80; --missing: #f2bb58; --recorded: #6fd58e; --stale: #cfd27a; --stopped: #d59bf5; --other: #b4bbc8;
        --minus: #3a1f20; --minus-mark: #7c2f2f; --plus: #18301f; --plus-mark: #24613a;
        --check-a: #3a3e46; --check-b: #2c3037; --box: #ff5fa8;
      }
    }
    * { box-sizing: border-box }
    [hidden] { display: none !important }
    html, body { height: 100% }
    body {
      margin: 0; display: grid; grid-template-columns: 300px minmax(0, 1fr); background: var(--ground); color: var(--text);
      font: 14px/1.5 Inter, system-ui, sans-serif; font-feature-settings: "tnum"; overflow: hidden;
    }
    h1, h2, h3, p, ol, dl, dd { margin: 0; padding: 0 }
    code, .code, .number, .change { font-family: "JetBrains Mono", ui-monospace, monospace; font-size: 12px; font-variant-ligatures: none }
    button, input { font: inherit; color: inherit }
    button { cursor: pointer }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }

    aside { display: flex; flex-direction: column; min-height: 0; background: var(--side); border-right: 1px solid var(--line) }
    aside > header { padding: 20px 16px 12px; border-bottom: 1px solid var(--line) }
    h1 { font-size: 17px; font-weight: 650; letter-spacing: -.01em; line-height: 1.3 }
    #summary { color: var(--soft); font-size: 13px; margin-bottom: 12px }
    #filter {
      width: 100%; height: 34px; padding: 0 12px; border: 1px solid var(--strong); border-radius: 8px; background: var(--raised);
    }
    #filter::placeholder { color: var(--soft) }
    #kinds { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 10px }
    .chip {
      display: inline-flex; align-items: center; gap: 6px; height: 26px; padding: 0 9px 0 5px; font-size: 12px;
      border: 1px solid var(--line); border-radius: 13px; background: var(--raised);
    }
    .chip b { font-weight: 600; color: var(--soft) }
    .chip:hover { border-color: var(--strong) }
    .chip[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
    .chip[aria-pressed=true] b { color: inherit }
    .sign {
      display: inline-grid; place-items: center; flex: none; width: 16px; height: 16px; border-radius: 50%; margin: 0;
      font: 700 12px/1 Inter, system-ui, sans-serif; color: var(--ground); background: var(--other);
    }
    .sign.differs { background: var(--differs) } .sign.missing { background: var(--missing) }
    .sign.recorded { background: var(--recorded) } .sign.stale { background: var(--stale) }
    .sign.stopped { background: var(--stopped) }

    #list { flex: 1; min-height: 0; overflow-y: auto; list-style: none; padding: 8px; scroll-padding: 8px }
    .row {
      display: flex; align-items: center; gap: 12px; width: 100%; padding: 8px; border: 0; border-radius: 10px; background: none;
      text-align: left; line-height: 1.35;
    }
    .row:hover { background: var(--mat) }
    .row:focus-visible { outline-offset: -2px }
    .row[aria-current] { background: var(--selected); box-shadow: inset 3px 0 var(--accent) }
    .thumb {
      flex: none; display: grid; place-items: center; width: 56px; height: 44px; object-fit: contain; border-radius: 6px;
      background: var(--mat); color: var(--soft); font-size: 15px; font-weight: 600;
    }
    img.thumb { padding: 3px }
    .words { display: grid; min-width: 0; gap: 1px }
    .words > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .folder { color: var(--soft) } .words .folder { font-size: 11px }
    .words > .name { font-weight: 550; white-space: normal; overflow-wrap: anywhere }
    .note { display: flex; align-items: center; color: var(--soft); font-size: 12px; font-weight: 400; white-space: pre !important }
    .note .sign { width: 15px; height: 15px; margin-right: 6px }
    .empty { padding: 24px 12px; color: var(--soft); text-align: center }
    aside > footer {
      display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 10px 16px; border-top: 1px solid var(--line); color: var(--soft); font-size: 11px;
    }
    kbd {
      display: inline-block; min-width: 17px; padding: 0 4px; border: 1px solid var(--strong); border-radius: 4px; margin-right: 3px;
      font: 11px/15px Inter, system-ui, sans-serif; text-align: center; background: var(--raised);
    }
    """

  /// The styles of an entry.
  static let detail = """
    main { min-width: 0; overflow-y: auto; padding: 24px 28px 40px }
    #warning {
      margin-bottom: 20px; padding: 10px 14px; border: 1px solid var(--missing); border-left-width: 4px; border-radius: 8px;
      background: var(--raised);
    }
    #detail { display: grid; gap: 20px; max-width: 1500px }
    #detail > * { min-width: 0 }
    .title { display: flex; align-items: baseline; justify-content: space-between; gap: 20px }
    h2 { font-size: 21px; font-weight: 650; line-height: 1.3; letter-spacing: -.015em; overflow-wrap: anywhere; white-space: pre-wrap }
    h2 .folder { font-weight: 400 }
    h3 { font-size: 14px; font-weight: 650 }
    .verdict { display: inline-flex; align-items: center; gap: 7px; flex: none; font-weight: 600; color: var(--other) }
    .verdict.differs { color: var(--differs) } .verdict.missing { color: var(--missing) }
    .verdict.recorded { color: var(--recorded) } .verdict.stale { color: var(--stale) }
    .verdict.stopped { color: var(--stopped) }
    .message::first-letter { text-transform: uppercase }
    .message { margin-top: -12px; max-height: 10em; overflow: auto; max-width: 90ch; color: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere }
    .aside { color: var(--soft); font-size: 13px } .nothing { padding: 20vh 0; text-align: center; color: var(--soft) }

    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-bottom: 12px }
    .group { display: inline-flex; align-items: center; padding: 2px; border-radius: 9px; background: var(--mat) }
    .group button { height: 28px; min-width: 30px; padding: 0 11px; border: 0; border-radius: 7px; background: none; font-size: 13px }
    .group button:hover { background: var(--line) }
    .group button[aria-pressed=true] { background: var(--raised); font-weight: 600; box-shadow: 0 0 0 1px var(--strong), 0 1px 2px #0002 }
    .percent { min-width: 52px; text-align: center; font-size: 12px; color: var(--soft) }
    .single { height: 32px; padding: 0 12px; border: 1px solid var(--strong); border-radius: 8px; background: var(--raised); font-size: 13px }
    .single:hover { border-color: var(--soft) }
    .plain { padding: 1px 6px; border: 0; border-radius: 5px; background: none; color: var(--accent); font-size: 12px; font-weight: 550 }
    .plain:hover { background: var(--mat) }
    .check { display: inline-flex; align-items: center; gap: 6px; font-size: 13px } .check input { accent-color: var(--accent); margin: 0 }

    .panes { display: grid; gap: 12px }
    .panes[data-mode=side] { grid-template-columns: 1fr 1fr }
    .pane {
      position: relative; height: 320px; overflow: hidden; border: 1px solid var(--line); border-radius: 12px;
      background: var(--mat); cursor: grab; touch-action: none; user-select: none;
    }
    .pane:active { cursor: grabbing }
    .layer { position: absolute; inset: 0; pointer-events: none }
    .layer img {
      position: absolute; max-width: none; background: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%) 0 0 / 16px 16px;
    }
    .box { position: absolute; pointer-events: none; outline: 2px solid var(--box); outline-offset: 1px; box-shadow: 0 0 0 4px #fff7 }
    .tags { position: absolute; inset: 10px 10px auto; display: flex; justify-content: space-between; pointer-events: none }
    .tag { padding: 1px 9px; border-radius: 10px; background: #16181dd0; color: #fff; font-size: 11px; font-weight: 550 }
    .divider { position: absolute; top: 0; bottom: 0; width: 28px; margin-left: -14px; cursor: ew-resize; touch-action: none }
    .divider::before { content: ""; position: absolute; inset: 0 13px; background: var(--accent); box-shadow: 0 0 0 1px #fff8 }
    .divider::after {
      content: "‹ ›"; position: absolute; left: 0; top: 50%; width: 28px; height: 28px; margin-top: -14px; border-radius: 50%;
      background: var(--accent); color: var(--on-accent); font: 600 15px/25px Inter, system-ui, sans-serif; text-align: center; box-shadow: 0 1px 4px #0006;
    }
    .divider:focus-visible { outline: 0 } .divider:focus-visible::after { outline: 2px solid var(--text); outline-offset: 2px }
    .below { display: flex; align-items: center; gap: 10px; margin-top: 12px; color: var(--soft); font-size: 13px } .below:empty { display: none }
    .below input { flex: 0 1 320px; accent-color: var(--accent) } .below button { color: var(--text) }

    .facts { display: grid; grid-template-columns: repeat(var(--columns), 1fr); gap: 1px; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; background: var(--line) }
    .facts > div { padding: 10px 16px 11px; background: var(--ground) }
    .facts dt, .paths dt { color: var(--soft); font-size: 12px } .facts dd { font-size: 17px; font-weight: 600; line-height: 1.35; white-space: nowrap }
    .facts small { font-size: 12px; font-weight: 400; color: var(--soft) }
    .paths { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 6px 20px; align-items: baseline }
    .paths dd { overflow-wrap: anywhere } .paths code { margin-right: 6px } .files a { margin-right: 10px; color: var(--accent) }

    .changes header { display: flex; align-items: baseline; gap: 12px; margin-bottom: 8px } .changes header .plain { margin-left: auto }
    .tally { font-size: 12px; color: var(--soft) } .tally .minus { color: var(--differs) } .tally .plus { color: var(--recorded) }
    .tally .minus, .tally .plus { font-weight: 600 }
    .scroller { max-height: 60vh; overflow: auto; border: 1px solid var(--line); border-radius: 12px }
    .changes .aside { margin-top: 8px }
    .lines { border-collapse: collapse; width: 100% } .lines td { padding: 1px 0; line-height: 1.55; vertical-align: top }
    .lines tr:first-child td { padding-top: 6px } .lines tr:last-child td { padding-bottom: 6px }
    .lines tbody + tbody { border-top: 1px solid var(--line) }
    .lines .number { width: 1%; min-width: 40px; padding-left: 12px; text-align: right; color: var(--soft); user-select: none }
    .lines .change { width: 1%; padding: 0 10px 0 14px; font-weight: 700; user-select: none }
    .lines .code { padding-right: 14px; white-space: pre-wrap; overflow-wrap: anywhere } .lines i { color: var(--soft) }
    .removed { background: var(--minus) } .added { background: var(--plus) }
    .removed .change { color: var(--differs) } .added .change { color: var(--recorded) }
    .lines mark { color: inherit; border-radius: 3px; background: var(--plus-mark) } .removed mark { background: var(--minus-mark) }

    @media (max-width: 860px) {
      body { display: block; overflow: auto; height: auto }
      aside { border-right: 0; border-bottom: 1px solid var(--line) }
      aside > header { padding: 16px 16px 12px } #list { max-height: 232px } aside > footer { display: none }
      main { padding: 20px 16px 32px; overflow: visible }
      .tools { gap: 8px } .group button { padding: 0 7px; min-width: 26px } .single { padding: 0 9px } .percent { min-width: 42px }
    }
    @media (max-width: 520px) { .panes[data-mode=side] { grid-template-columns: 1fr } .title { flex-wrap: wrap } .facts { grid-template-columns: 1fr } }
    """
}
