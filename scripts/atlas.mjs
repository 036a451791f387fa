/** `npm run atlas`: every story as a picture, on one page that opens without a server. `-- --base REF` compares. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseOptions, usage } from './atlas/options.mjs';
import { planPictures } from './atlas/plan.mjs';
import { serve, ownStorybook, storybookOf } from './atlas/storybooks.mjs';
import { chromiumFlags, ensureChromium } from './chromium.mjs';
import { ensureInstalled, tool } from './run/install.mjs';
import { endTreesOnSignal } from './run/processes.mjs';
import { root } from './run/root.mjs';

const out = path.join(root, 'atlas-static');
const progressMs = 2_000;
const say = console.log;

/** @typedef {import('./atlas/plan.mjs').Picture} Picture */
/** @typedef {Awaited<ReturnType<typeof import('./atlas/photograph.mjs').photograph>>} Taken */

/**
 * Pictures of one Storybook, with the progress said on the way.
 * @param {string} what
 * @param {{ browser: import('playwright').Browser, url: string, folder: string, options: import('./atlas/options.mjs').Options }} work
 */
async function picture(what, { browser, url, folder, options }) {
  const { inspect, openStudio, photograph } = await import('./atlas/photograph.mjs');
  mkdirSync(folder, { recursive: true });
  const open = () => openStudio(browser, options.scale);
  const { stories, tokens } = await inspect(open, url);
  const pictures = planPictures(stories, options);
  say(`${what}: ${pictures.length} pictures of ${stories.length} stories`);
  const startedMs = Date.now();
  const seconds = () => (Date.now() - startedMs) / 1000;
  let done = 0;
  const speed = () => `${(done / seconds()).toFixed(1)} a second`;
  const progress = setInterval(() => say(`  ${done} of ${pictures.length}, ${speed()}`), progressMs);
  const taken = await photograph({
    open,
    url,
    pictures,
    pages: options.pages,
    folder,
    onProgress: (count) => (done = count),
  }).finally(() => clearInterval(progress));
  if (done > 0) say(`  ${done} in ${seconds().toFixed(1)} s, ${speed()}`);
  return { stories, pictures, tokens, taken };
}

/**
 * Takes pictures once more, one after another: what only a busy machine made different is the same then.
 * @param {readonly string[]} files
 * @param {{ pictures: readonly Picture[], taken: Taken }} side
 * @param {{ browser: import('playwright').Browser, url: string, folder: string, options: import('./atlas/options.mjs').Options }} work
 */
async function retake(files, { pictures, taken }, { browser, url, folder, options }) {
  const { openStudio, photograph } = await import('./atlas/photograph.mjs');
  const open = () => openStudio(browser, options.scale);
  const wanted = pictures.filter(({ file }) => files.includes(file));
  const again = await photograph({ open, url, pictures: wanted, pages: 1, folder, onProgress: () => {} });
  for (const [file, facts] of again) taken.set(file, facts);
}

/**
 * A plate for every picture of either side; what was and is not any more comes last.
 * @param {{ pictures: readonly Picture[], taken: Taken }} now
 * @param {{ pictures: readonly Picture[], taken: Taken } | undefined} before
 * @returns {Promise<import('./atlas/page.mjs').Plate[]>}
 */
async function platesOf(now, before) {
  const { compare } = await import('./atlas/compare.mjs');
  const gone = before?.pictures.filter(({ file }) => !now.taken.has(file)) ?? [];
  return [...now.pictures, ...gone].flatMap((one) => {
    const old = before?.taken.get(one.file);
    const facts = now.taken.get(one.file) ?? old;
    if (!facts) return [];
    const plate = { picture: one, width: facts.width, height: facts.height, fault: facts.fault };
    if (!before) return [plate];
    const read = (/** @type {string} */ folder) => readFileSync(path.join(out, folder, one.file));
    const { mask, ...verdict } = compare(
      old && read('before'),
      now.taken.has(one.file) ? read('pictures') : undefined,
    );
    if (mask) writeFileSync(path.join(out, 'differences', one.file), mask);
    const name = encodeURIComponent(one.file);
    const change = {
      ...verdict,
      ...(old && { before: `before/${name}` }),
      ...(mask && { mask: `differences/${name}` }),
    };
    return [{ ...plate, change }];
  });
}

/** The order of the sidebar of Storybook; looks of one story stay together. @param {readonly { id: string }[]} stories */
function bySidebar(stories) {
  const places = new Map(stories.map(({ id }, place) => [id, place]));
  /** @param {import('./atlas/page.mjs').Plate} plate */
  const place = ({ picture: { story } }) => places.get(story.id) ?? places.size;
  return (
    /** @type {import('./atlas/page.mjs').Plate} */ a,
    /** @type {import('./atlas/page.mjs').Plate} */ b,
  ) => place(a) - place(b);
}

/** @param {string[]} args @returns {Promise<number>} exit code */
async function main(args) {
  if (args.includes('--help')) {
    say(usage);
    return 0;
  }
  const options = parseOptions(args);
  const tools = await ensureInstalled();
  const executablePath = ensureChromium(say, tools.env);
  endTreesOnSignal();
  const own = await serve(await ownStorybook(tools, say));
  const other =
    options.base === undefined ? undefined : await serve(await storybookOf(options.base, tools, say));

  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, 'differences'), { recursive: true });
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const folder = (/** @type {string} */ name) => path.join(out, name);
    const mine = { browser, url: own.url, folder: folder('pictures'), options };
    const theirs = other && { browser, url: other.url, folder: folder('before'), options };
    const now = await picture('Working tree', mine);
    const before = theirs && (await picture(`${options.base}`, theirs));
    let plates = await platesOf(now, before);
    const differing = plates.flatMap(({ change, picture: { file } }) =>
      change?.verdict === 'changed' ? [file] : [],
    );
    if (before && differing.length > 0) {
      say(`Looking again at the ${differing.length} that differ`);
      await retake(differing, now, mine);
      await retake(differing, before, theirs);
      plates = await platesOf(now, before);
    }
    plates.sort(bySidebar(now.stories));
    if (plates.length === 0) throw new Error(`No story's title and name hold "${options.words.join(' ')}".`);

    const font = readFileSync(
      tool('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
      'base64',
    );
    const { atlasHtml } = await import('./atlas/page.mjs');
    const { base, storybook } = options;
    writeFileSync(folder('index.html'), atlasHtml({ plates, base, storybook, tokens: now.tokens, font }));

    for (const { picture: one, fault } of plates.filter((plate) => plate.fault)) {
      say(`failed: ${one.story.title} / ${one.story.name} (${one.look.theme}): ${fault}`);
    }
    if (before) {
      const count = (/** @type {string} */ verdict) =>
        plates.filter(({ change }) => change?.verdict === verdict).length;
      const verdicts = ['changed', 'added', 'removed', 'same'];
      say(`\n${verdicts.map((verdict) => `${count(verdict)} ${verdict}`).join(', ')}`);
    }
    say(`\nThe atlas: ${path.relative(process.cwd(), folder('index.html'))}`);
    say(`Its links to live stories need ${options.storybook}: npm run storybook`);
    return 0;
  } finally {
    await browser.close();
    own.close();
    other?.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
