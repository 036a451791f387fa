/** The atlas as one page of HTML. It needs no server and no network: pictures lie beside it, everything else is in it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { conventions, locales, themes } from './options.mjs';
import { storyPath } from './plan.mjs';
import { stateOf, states } from './states.mjs';

/** @typedef {import('./plan.mjs').Picture} Picture */
/** @typedef {import('./compare.mjs').Verdict} Verdict */

/**
 * @typedef {object} Plate
 * @property {Picture} picture
 * @property {number} width px
 * @property {number} height px
 * @property {string} fault what went wrong while it was taken, or empty
 * @property {{ verdict: Verdict, share: number, before?: string, mask?: string }} [change] with paths of the other pictures
 */

/**
 * @typedef {object} Atlas
 * @property {readonly Plate[]} plates
 * @property {string | undefined} base
 * @property {string} storybook address of live stories
 * @property {string} tokens CSS of the design system
 * @property {string} font base64 of its font
 */

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @param {string} text */
export const escapeHtml = (text) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** `Primitives/Button` is under "Primitives" as "Button". @param {string} title */
export function placeOf(title) {
  const [group = '', ...rest] = title.split('/');
  return { group, unit: rest.join(' / ') || group };
}

/**
 * Plates by group and unit, in the order in which a group or a unit is first met.
 * @param {readonly Plate[]} plates
 * @returns {Map<string, Map<string, Plate[]>>}
 */
export function grouped(plates) {
  /** @type {Map<string, Map<string, Plate[]>>} */
  const groups = new Map();
  for (const plate of plates) {
    const { group, unit } = placeOf(plate.picture.story.title);
    const units = groups.get(group) ?? new Map();
    groups.set(group, units.set(unit, [...(units.get(unit) ?? []), plate]));
  }
  return groups;
}

/** @param {string} text */
const anchor = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** @type {Record<Verdict, (share: number) => string>} */
const verdictText = {
  same: () => 'Same',
  changed: (share) => `Changed ${share < 0.0001 ? 'under 0.01' : (share * 100).toFixed(2)} %`,
  added: () => 'New',
  removed: () => 'Gone',
};

/** @param {string} file @param {Plate} plate @param {string} what */
const image = (file, { width, height }, what) =>
  `<img loading="lazy" decoding="async" src="${escapeHtml(file)}" width="${width}" height="${height}" alt="${escapeHtml(what)}">`;

/** @param {Plate} plate @param {string} storybook */
export function plateHtml(plate, storybook) {
  const { picture, fault, change } = plate;
  const { story, look, file } = picture;
  const { theme, locale, convention, width } = look;
  const label = `${story.title.replaceAll('/', ' / ')}: ${story.name}`;
  const after = change?.verdict === 'removed' ? '' : `pictures/${encodeURIComponent(file)}`;
  const shown = after || change?.before || '';
  const notes = [
    change &&
      `<span class="mark" data-verdict="${change.verdict}">${verdictText[change.verdict](change.share)}</span>`,
    fault && `<span class="mark" data-verdict="fault" title="${escapeHtml(fault)}">Failed</span>`,
  ];
  const pair =
    change?.verdict === 'changed' && change.before
      ? `${image(change.before, plate, `${label}, before`)}${image(after, plate, `${label}, now`)}`
      : image(shown, plate, label);
  const files = { before: change?.before ?? '', after, mask: change?.mask ?? '' };
  return `<figure data-text="${escapeHtml(`${story.title} ${story.name}`.toLowerCase())}" data-theme-of="${theme}" data-locale="${locale}" data-convention-of="${convention}" data-width="${width}" data-state="${stateOf(story.name)}" data-verdict="${change?.verdict ?? ''}" data-fault="${escapeHtml(fault)}">
<button type="button" class="plate" data-look="${theme}" data-label="${escapeHtml(label)}" data-files="${escapeHtml(JSON.stringify(files))}" style="--w:${width}px" aria-label="${escapeHtml(`Enlarge ${label}, ${theme}, ${locale}, ${convention}, ${width} px`)}">${pair}</button>
<figcaption><span class="name">${escapeHtml(story.name)}</span>${notes.filter(Boolean).join('')}<span class="look">${theme} · ${locale} · ${convention} · ${width}</span><a href="${escapeHtml(storybook + storyPath(story, look))}">Live story<span class="hidden">: ${escapeHtml(label)}</span></a></figcaption>
</figure>`;
}

/** @param {string} name @param {string} legend @param {readonly (string | number)[]} values */
function filterHtml(name, legend, values) {
  const usual = [...states, ...themes, ...locales, ...conventions, ...Object.keys(verdictText), 'fault'];
  const distinct = [...new Set(values)].toSorted((a, b) =>
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : usual.indexOf(String(a)) - usual.indexOf(String(b)),
  );
  // One value is no choice.
  if (distinct.length < 2) return '';
  const chips = distinct.map(
    (value) =>
      `<label class="chip"><input type="checkbox" name="${name}" value="${value}"><span>${value}</span></label>`,
  );
  return `<fieldset><legend>${legend}</legend>${chips.join('')}</fieldset>`;
}

const asset = (/** @type {string} */ name) =>
  readFileSync(path.join(import.meta.dirname, 'page', name), 'utf8');

/** @param {Atlas} atlas @returns {string} */
export function atlasHtml({ plates, base, storybook, tokens, font }) {
  const groups = grouped(plates);
  const looks = plates.map(({ picture }) => picture.look);
  const changes = new Set(plates.flatMap(({ change }) => change?.verdict ?? []));
  const verdicts = [...changes, ...(plates.some(({ fault }) => fault) ? ['fault'] : [])];
  const index = [...groups].map(
    ([group, units]) =>
      `<section><h2>${escapeHtml(group)}</h2><ul>${[...units]
        .map(
          ([unit, found]) =>
            `<li><a href="#${anchor(`${group} ${unit}`)}">${escapeHtml(unit)}<span class="count">${found.length}</span></a></li>`,
        )
        .join('')}</ul></section>`,
  );
  const body = [...groups].map(
    ([group, units]) =>
      `<section class="group"><h2>${escapeHtml(group)}</h2>${[...units]
        .map(
          ([unit, found]) =>
            `<section class="unit" id="${anchor(`${group} ${unit}`)}"><h3>${escapeHtml(unit)}<span class="count">${found.length}</span></h3><div class="plates">${found
              .map((plate) => plateHtml(plate, storybook))
              .join('\n')}</div></section>`,
        )
        .join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Meridian · State atlas</title>
<style>
@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(data:font/woff2;base64,${font}) format('woff2')}
${tokens}
${asset('atlas.css')}</style>
</head>
<body>
<a class="skip" href="#plates">To the pictures</a>
<header>
<div class="title"><h1>State atlas</h1><p>${base === undefined ? '' : `Working tree beside <b>${escapeHtml(base)}</b>. `}<output id="shown"></output></p></div>
<input id="search" type="search" placeholder="Find a state: loading, empty, long text" aria-label="Find a state" aria-keyshortcuts="/">
<button id="theme" type="button" aria-pressed="false">Dark page</button>
<form id="filters">
${filterHtml('verdict', 'Result', verdicts)}
${filterHtml(
  'state',
  'State',
  plates.map(({ picture }) => stateOf(picture.story.name)),
)}
${filterHtml(
  'theme',
  'Theme',
  looks.map(({ theme }) => theme),
)}
${filterHtml(
  'locale',
  'Language',
  looks.map(({ locale }) => locale),
)}
${filterHtml(
  'convention',
  'Price colours',
  looks.map(({ convention }) => convention),
)}
${filterHtml(
  'width',
  'Width',
  looks.map(({ width }) => width),
)}
</form>
</header>
<nav aria-label="Screens and components">${index.join('\n')}</nav>
<main id="plates" tabindex="-1">
<div id="none" hidden><p>No picture fits.</p><button type="button" id="clear">Show all</button></div>
${body.join('\n')}
</main>
<dialog id="viewer" aria-labelledby="viewer-title">
<header><h2 id="viewer-title"></h2><p id="viewer-look"></p><a id="viewer-live">Live story</a><button type="button" id="previous" aria-label="Previous picture" aria-keyshortcuts="ArrowLeft">←</button><button type="button" id="next" aria-label="Next picture" aria-keyshortcuts="ArrowRight">→</button><button type="button" id="close">Close</button></header>
<div id="viewer-body"></div>
</dialog>
<script>
${asset('atlas.mjs')}</script>
</body>
</html>
`;
}
