let stage = null;

function copyButton(text, what) {
  const said = () => { byId("status").textContent = `${what} copied`; button.textContent = "Copied"; };
  const button = make("button", { type: "button", class: "plain", "aria-label": `Copy ${what}` }, "Copy");
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text);
      said();
    } catch {
      // A page opened from a file may have no clipboard access: use the old way, or leave the text selected.
      getSelection().selectAllChildren(button.previousSibling);
      if (document.execCommand("copy")) said();
    }
  });
  return button;
}

function paths(entry) {
  const list = make("dl", { class: "paths" });
  const add = (label, text, what) => {
    if (!text) return;
    list.append(make("dt", {}, label), make("dd", {}, make("code", {}, text), copyButton(text, what)));
  };
  add("Reference", entry.reference, "reference path");
  add("Source", entry.source, "source location");
  const files = entry.files.filter((file) => file !== "lines.js");
  if (files.length > 0) {
    const links = files.flatMap((file) => [make("a", { href: pathOf(entry, file), target: "_blank" }, file), " "]);
    list.append(make("dt", {}, "Files"), make("dd", { class: "files" }, ...links));
  }
  return list;
}

function facts(entry) {
  const list = make("dl", { class: "facts" });
  const add = (label, value, unit) => {
    list.append(make("div", {}, make("dt", {}, label), make("dd", {}, value, unit ? make("small", {}, unit) : null)));
  };
  const size = ({ width, height }) => `${width} × ${height}`;
  const digits = (value) => typeof value === "number" ? value.toLocaleString("en", { maximumFractionDigits: 2 }) : value;
  const pixels = entry.pixels;
  const [old, now] = [entry.referenceSize, entry.candidateSize];
  if (pixels) {
    const share = pixels.count / (now.width * now.height) * 100;
    add("Differing pixels", digits(pixels.count), share < 0.01 ? " < 0.01 %" : ` ${digits(share)} %`);
    if (pixels.counting < pixels.count) add("Beyond the tolerance", digits(pixels.counting), " px");
    add("Largest region", digits(pixels.largestRegion), ` px in ${size(pixels.largestRegionBounds)}`);
    add("Levels, at most", digits(pixels.levels), " of 255");
    add("ΔE, at most", digits(pixels.deltaE));
    add("Changed rectangle", size(pixels.bounds), ` at ${pixels.bounds.x}, ${pixels.bounds.y}`);
  }
  if (!now && !old) return null;
  const scale = ` px @${digits(entry.scale)}x`;
  if (!now) {
    add("Size", size(old), " px");
  } else if (old && size(old) !== size(now)) {
    add("Reference's size", size(old), " px");
    add("Candidate's size", size(now), scale);
  } else {
    add("Size", size(now), scale);
  }
  // Rows without a gap at the end.
  const count = list.children.length;
  list.style.setProperty("--columns", String(count % 3 === 0 ? 3 : Math.min(count, 2)));
  return list;
}

function drawDetail(entry) {
  stage?.end();
  stage = null;
  const parts = [];
  if (entry) {
    const [folder, name] = splitName(entry.name);
    document.title = `${name} · Snapshots`;
    if (entry.candidateSize || entry.referenceSize) stage = new Stage(entry);
    parts.push(
      make(
        "header", { class: "title" },
        make("h2", {}, folder ? make("span", { class: "folder" }, folder) : null, name),
        make("p", { class: `verdict ${entry.kind}` }, badge(entry.kind), kinds[entry.kind].label)),
      make("p", { class: "message" }, entry.message));
    if (entry.files.includes("reference.png") && !entry.referenceSize) {
      parts.push(make("p", { class: "aside" }, "The reference is not a readable image; only the candidate is shown."));
    }
    if (stage) parts.push(stage.element);
    parts.push(facts(entry));
    if (entry.text) parts.push(linesSection("Text", entry, entry.text));
    if (entry.displayList) parts.push(linesSection("Display list", entry, entry.displayList));
    parts.push(paths(entry));
  } else if (state.isLoaded) {
    const text = state.entries.size === 0 ? "The report is empty." : "No snapshot has this name.";
    parts.push(make("p", { class: "nothing" }, text));
  }
  byId("detail").replaceChildren(...parts.filter((part) => part !== null));
  stage?.draw();
  document.querySelector("main").scrollTop = 0;
}
