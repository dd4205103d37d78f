enum GalleryStyle {
  /// The background of dark pictures. Dark widgets are #1C1C1E, and would not be visible on that colour.
  static let darkPanel = "#454c5e"

  static let text = """
    :root { --ink: #1c1c1e; --soft: #5c5c61; --page: #fff; --light: #dfe4ee; --dark: \(darkPanel); --line: #0002 }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --soft: #a5a5ad; --page: #101114; --light: #c3cad8; --line: #fff3 } }
    * { box-sizing: border-box }
    body { font: 15px/1.4 Inter, system-ui, sans-serif; margin: 3rem auto; max-width: 62rem; padding: 0 1.5rem; color: var(--ink); background: var(--page) }
    h1 { font-size: 2rem; letter-spacing: -.02em; margin: 0 0 1rem } h2 { font-size: 1.25rem; margin: 0 }
    code { font-size: .85rem; font-weight: 400; color: var(--soft); margin-left: .4rem }
    p { margin: .2rem 0 1.2rem; color: var(--soft) } section { margin-bottom: 3rem }
    .filter { position: sticky; top: 0; z-index: 1; padding: .5rem 0; margin-bottom: 1.5rem; background: var(--page); border-bottom: 1px solid var(--line) }
    .filter div { display: flex; flex-wrap: wrap; gap: .25rem } .filter div + div { margin-top: .25rem }
    .filter label { position: relative; padding: .15rem .7rem; border-radius: 1rem; white-space: nowrap; font-size: .875rem; color: var(--soft); cursor: pointer }
    .filter input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer } .filter label:hover { color: var(--ink) }
    .filter label:has(:checked) { color: var(--page); background: var(--ink) } .filter label:has(:focus-visible) { outline: 2px solid #2f7bf6; outline-offset: 2px }
    .panel { display: flex; flex-wrap: wrap; gap: 1.5rem; padding: 1.5rem; margin-bottom: 1rem; border-radius: 1.25rem; background: var(--light); color: #1c1c1e }
    .panel:not(:has(figure)) { display: none }
    .panel.dark { background: var(--dark); color: #f2f2f7 } figure { margin: 0 }
    img.vibrant { padding: 12px; border-radius: 16px; background: linear-gradient(160deg, #5b6f9c, #20263c); box-sizing: content-box }
    img { display: block; box-shadow: 0 6px 22px #0003 } figcaption { margin-top: .8rem; font-size: .8rem; opacity: .8 }
    @media (max-width: 56rem) { figure { max-width: 100%; overflow-x: auto } img { box-shadow: none } }
    @media (max-width: 480px) {
    body { margin: 1.5rem auto; padding: 0 .75rem } .panel { padding: .75rem; gap: 1rem } .filter { position: static }
    }
    /* A medium widget has 364 points, beside it are 48. Zoomed, and not only narrower: so the places of links stay where they are. */
    @media (max-width: 411px) { figure { zoom: .85 } figcaption { font-size: .94rem } }
    @media (max-width: 359px) { figure { zoom: .74 } figcaption { font-size: 1.08rem } }
    """
}
