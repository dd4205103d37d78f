// A path in a display list may be one line of many thousand characters.
const longestLine = 320;
const waiting = new Map();
const almanac = {
  // Called by the file `lines.js` of an entry.
  lines([folder, text]) { waiting.get(folder)?.(text.split("\n")); },
};

function shortened(text) {
  if (text.length <= longestLine) return [text];
  const left = text.length - longestLine;
  return [text.slice(0, longestLine), make("i", {}, ` … ${left.toLocaleString("en")} more characters`)];
}

// The common beginning and end of two lines, in whole characters.
function common(old, now) {
  const [a, b] = [[...old], [...now]];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return { head, tail };
}

function marked(text, { head, tail }) {
  const letters = [...text];
  const [start, end] = [letters.slice(0, head).join(""), letters.slice(letters.length - tail).join("")];
  const middle = letters.slice(head, letters.length - tail).join("");
  const cut = 80;
  return [
    text.length > longestLine && start.length > cut ? `${start.slice(0, cut / 2)} … ${start.slice(-cut / 2)}` : start,
    make("mark", {}, ...shortened(middle)),
    text.length > longestLine && end.length > cut ? `${end.slice(0, cut)} …` : end,
  ];
}

// Marks changes inside lines if as many were added as removed.
function texts(lines) {
  const result = lines.map((line) => shortened(line.text));
  for (let from = 0; from < lines.length; from += 1) {
    if (lines[from].sign !== "-") continue;
    let end = from;
    while (lines[end]?.sign === "-") end += 1;
    let last = end;
    while (lines[last]?.sign === "+") last += 1;
    for (let place = from; last - end === end - from && place < end; place += 1) {
      const other = place + end - from;
      const same = common(lines[place].text, lines[other].text);
      if (same.head + same.tail === 0) continue;
      result[place] = marked(lines[place].text, same);
      result[other] = marked(lines[other].text, same);
    }
    from = last - 1;
  }
  return result;
}

function table(hunks) {
  const words = { "=": "", "-": "removed: ", "+": "added: " };
  const classes = { "=": "kept", "-": "removed", "+": "added" };
  const bodies = hunks.map((lines) => {
    const all = texts(lines);
    const drawn = lines.map((line, index) => make(
      "tr", { class: classes[line.sign] },
      make("td", { class: "number" }, line.old === undefined ? "" : String(line.old)),
      make("td", { class: "number" }, line.new === undefined ? "" : String(line.new)),
      make("td", { class: "change", "aria-hidden": "true" }, { "=": "", "-": "−", "+": "+" }[line.sign]),
      make("td", { class: "code" }, make("span", { class: "unseen" }, words[line.sign]), ...all[index])));
    return make("tbody", {}, ...drawn);
  });
  return make("table", { class: "lines" }, ...bodies);
}

// Inserts the equal lines between the hunks, and at the ends.
function complete(hunks, all) {
  const result = [];
  let [old, now] = [1, 1];
  const keep = (count) => {
    for (let left = count; left > 0; left -= 1, old += 1, now += 1) {
      result.push({ sign: "=", old, new: now, text: all[now - 1] ?? "" });
    }
  };
  for (const lines of hunks) {
    const first = lines.find((line) => line.old !== undefined);
    keep(first ? first.old - old : lines[0].new - now);
    for (const line of lines) {
      result.push(line);
      if (line.sign !== "+") old += 1;
      if (line.sign !== "-") now += 1;
    }
  }
  keep(all.length - now + 1);
  return [result];
}

function linesSection(title, entry, lines) {
  const holder = make("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": title }, table(lines.hunks));
  const count = make("span", { class: "tally" });
  if (lines.removed + lines.added === 0) count.append("no line differs");
  else count.append(make("span", { class: "minus" }, `−${lines.removed}`), " ", make("span", { class: "plus" }, `+${lines.added}`));
  const section = make("section", { class: "changes" }, make("header", {}, make("h3", {}, title), count), holder);
  if (lines.omitted > 0) {
    section.append(make("p", { class: "aside" }, `${counted(lines.omitted, "more line")} not shown: see the files.`));
  } else if (entry.files.includes("lines.js") && lines === (entry.displayList ?? entry.text)) {
    section.firstChild.append(allLinesButton(entry, lines, holder));
  }
  if (lines.hunks.length === 0) holder.hidden = true;
  return section;
}

function allLinesButton(entry, lines, holder) {
  let all = null;
  const button = make("button", { type: "button", class: "plain", "aria-expanded": "false" }, "Show all lines");
  const show = (isOn) => {
    holder.replaceChildren(table(isOn ? complete(lines.hunks, all) : lines.hunks));
    holder.hidden = !isOn && lines.hunks.length === 0;
    button.textContent = isOn ? "Show changes only" : "Show all lines";
    button.setAttribute("aria-expanded", String(isOn));
  };
  button.addEventListener("click", () => {
    if (all) return show(button.getAttribute("aria-expanded") === "false");
    waiting.set(entry.folder, (found) => { all = found; show(true); });
    const missing = () => { button.textContent = "lines.js cannot be read"; };
    document.head.append(make("script", { src: pathOf(entry, "lines.js"), onerror: missing }));
  });
  return button;
}
