/** Lists and tables beside ag-grid, in one run of one browser. */
import { inTurns, measureList, measureReordering } from './measure.mjs';
import { row, say, verdict } from './report.mjs';

/** @param {import('playwright').Browser} browser @param {string} url */
export async function lists(browser, url) {
  say('\nQuote list beside ag-grid, 500 rows, 200 updates a second, processor 4 × slower');
  const titles = {
    agGrid: 'ag-grid',
    virtualList: 'virtual list',
    plainList: 'every row there, no target',
    skippingList: 'the same, content-visibility',
  };
  const withTarget = new Set(['agGrid', 'virtualList']);
  const cases = Object.keys(titles).map((name) => ({ name, size: 500, hasTarget: withTarget.has(name) }));
  // One run of a list differs by a quarter from the next: the median of five is stable.
  const medians = await inTurns(cases, 5, (one) => measureList(browser, url, one), say);
  const theirs = medians[0]?.['busy'];
  say(row(['', 'busy ms/s', 'ratio', 'target', '']));
  for (const [index, title] of Object.values(titles).entries()) {
    const busy = medians[index]?.['busy'] ?? Number.NaN;
    const [ratio = '', ...rest] = verdict(busy, theirs, 0.6);
    const hasTarget = cases[index]?.hasTarget ?? false;
    say(row([title, busy.toFixed(0), ...(index === 0 ? [] : [ratio, ...(hasTarget ? rest : [])])]));
  }
}

/** A pane of a desk has the room of a table. */
const deskViewport = { width: 1280, height: 800 };

/**
 * The app's tables are in the order of one moment until they are sorted again: ag-grid set to do the same, and as it
 * comes, sorting with each batch of updates. Sorting both anew each second, which the app never does, has no target.
 */
const sortedPairs = /** @type {const} */ ([
  ['both in the order of one moment', 'sortedTable', 'agGridSorted', true],
  ['ag-grid sorting with each batch', 'sortedTable', 'agGridAlwaysSorted', true],
  ['both sorted anew each second', 'resortedTable', 'agGridResorted', false],
]);

/** @param {import('playwright').Browser} browser @param {string} url */
export async function sortedLists(browser, url) {
  say('\nTable sorted by its change beside ag-grid, 1,200 rows, 200 updates a second, processor 4 × slower');
  const names = [...new Set(sortedPairs.flatMap(([, ours, theirs]) => [ours, theirs]))];
  /** @type {Set<string>} */
  const namesWithTarget = new Set(
    sortedPairs.flatMap(([, ours, theirs, hasTarget]) => (hasTarget ? [ours, theirs] : [])),
  );
  const cases = names.map((name) => ({ name, size: 1_200, hasTarget: namesWithTarget.has(name) }));
  const medians = await inTurns(cases, 5, (one) => measureList(browser, url, one, deskViewport), say);
  const busyOf = new Map(names.map((name, index) => [name, medians[index]?.['busy']]));
  say(row(['busy, ms/s', 'ours', 'theirs', 'ratio', 'target', '']));
  for (const [title, our, their, hasTarget] of sortedPairs) {
    const [ours, theirs] = [busyOf.get(our), busyOf.get(their)];
    const [ratio = '', ...outcome] = verdict(ours, theirs, 0.6);
    const figures = [ours, theirs].map((busy = Number.NaN) => busy.toFixed(0));
    say(row([title, ...figures, ratio, ...(hasTarget ? outcome : [])]));
  }
}

/**
 * The strip at its highest shows 13 of them, beside a chart.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export async function blotters(browser, url) {
  say('\nBlotter beside ag-grid, 200 live positions, 200 updates a second, processor 4 × slower');
  const cases = ['blotter', 'agGridBlotter'].map((name) => ({ name, size: 200 }));
  const medians = await inTurns(cases, 5, (one) => measureList(browser, url, one, deskViewport), say);
  const [ours, theirs] = medians.map((figures) => figures['busy']);
  say(row(['busy, ms/s', 'ours', 'theirs', 'ratio', 'target', '']));
  const figures = [ours, theirs].map((busy = Number.NaN) => busy.toFixed(0));
  say(row(['holdings in the strip', ...figures, ...verdict(ours, theirs, 0.6)]));
}

/** @param {import('playwright').Browser} browser @param {string} url */
export async function reordering(browser, url) {
  say('\nRows put in order by hand beside ag-grid, processor 4 × slower');
  const cases = [
    { name: 'managedList', size: 200 },
    { name: 'agGridManaged', size: 200 },
    { name: 'managedList', size: 100, hasTarget: false },
  ];
  const [ours, theirs, whole] = await inTurns(cases, 5, (one) => measureReordering(browser, url, one), say);
  say(row(['', '200 rows', 'ag-grid', 'ratio', 'target', '', '100, all there']));
  const figures = /** @type {const} */ ([
    ['mount', 'until they are shown, ms', false],
    ['free', 'a frame of a free pointer, ms', false],
    ['move', 'a frame with a row held, ms', true],
    ['edge', 'held at the edge, ms/s', false],
  ]);
  for (const [key, title, hasTarget] of figures) {
    const [mine, other, all] = [ours?.[key], theirs?.[key], whole?.[key]];
    const [ratio = '', ...outcome] = verdict(mine, other, 1);
    say(
      row([
        title,
        ...[mine, other].map((value = Number.NaN) => value.toFixed(1)),
        ratio,
        ...(hasTarget ? outcome : ['', '']),
        (all ?? Number.NaN).toFixed(1),
      ]),
    );
  }
}
