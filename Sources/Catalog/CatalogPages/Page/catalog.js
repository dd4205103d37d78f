"use strict";

const form = document.querySelector("#search");
const input = form.querySelector("input");
const count = form.querySelector("output");
const figures = [...document.querySelectorAll("figure")];
// The name, the note and the code; names contain places where lines may break.
const texts = new Map(figures.map((figure) => [figure, figure.querySelector("figcaption").textContent.toLowerCase()]));

function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let matches = 0;
  for (const figure of figures) {
    figure.hidden = !words.every((word) => texts.get(figure).includes(word));
    if (!figure.hidden) matches += 1;
  }
  for (const section of document.querySelectorAll("section")) section.hidden = !section.querySelector("figure:not([hidden])");
  document.querySelector("nav").hidden = words.length > 0;
  count.textContent = words.length === 0 ? "" : matches === 0 ? "No sample matches" : `${matches} of ${figures.length} samples`;
}

// Other fragments are sections and cards.
function read() {
  const state = new URLSearchParams(location.hash.slice(1));
  const text = state.get("search") ?? "";
  if (text === input.value) return;
  input.value = text;
  search();
}

input.addEventListener("input", () => {
  search();
  history.replaceState(null, "", `#${input.value.trim() ? new URLSearchParams({ search: input.value.trim() }) : ""}`);
});
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === input) return;
  event.preventDefault();
  input.focus();
  input.select();
});
// An animation plays again when its address is new.
let plays = 0;
for (const button of document.querySelectorAll("figcaption button")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    plays += 1;
    for (const image of button.closest("figure").querySelectorAll("img")) image.src = `${image.src.split("?")[0]}?${plays}`;
  });
}
form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", read);
form.hidden = false;
read();
