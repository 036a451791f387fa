/**
 * What runs inside the browser's pages. Each function is sent there as text, so it must be self-contained: no imports, nothing
 * from outside its own body.
 */

/** Runs in the page before anything else: counts calls under way, so that a picture can wait for the last of them. */
export function countCalls() {
  const page = /** @type {any} */ (globalThis);
  page.atlasCalls = 0;
  const send = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    page.atlasCalls += 1;
    try {
      return await send(...args);
    } finally {
      page.atlasCalls -= 1;
    }
  };
}

/** Dates are fixed while timers run, so that what waits goes on and what shows a time shows the same. @param {number} ms */
export function pinClock(ms) {
  globalThis.Date = new Proxy(Date, {
    construct: (real, args, target) => Reflect.construct(real, args.length > 0 ? args : [ms], target),
    apply: (real) => new real(ms).toString(),
    get: (real, key) => (key === 'now' ? () => ms : Reflect.get(real, key)),
  });
}

/** Every story, with what it decides for itself. @returns {Promise<import('./plan.mjs').Story[]>} */
export async function readStories() {
  const preview = /** @type {any} */ (globalThis)['__STORYBOOK_PREVIEW__'];
  await preview.storeInitializationPromise;
  const store = preview.storyStoreValue;
  const entries = Object.values(store.storyIndex.entries).filter(
    (/** @type {any} */ entry) => entry.type === 'story' && entry.subtype !== 'test',
  );
  return Promise.all(
    entries.map(async (/** @type {any} */ { id, title, name }) => {
      const story = await store.loadStory({ storyId: id });
      return { id, title, name, ownGlobals: story.storyGlobals ?? {} };
    }),
  );
}

/** The design system's tokens as the page has them: the atlas itself is dressed in them. @returns {string} CSS */
export function readTokens() {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .filter((text) => /^(:root|\[data-theme)[^{]*\{/.test(text) && text.includes('--m-'))
    .join('\n');
}

/**
 * Shows a story and waits until it is at rest.
 * @param {{ id: string, globals: Record<string, string>, limitMs: number }} wanted
 * @returns {Promise<{ fault: string, top: number, height: number, width: number }>} what went wrong, and the size in px
 */
export async function showStory({ id, globals, limitMs }) {
  const page = /** @type {any} */ (globalThis);
  const channel = page['__STORYBOOK_ADDONS_CHANNEL__'];
  const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** @type {Map<string, (payload: any) => void>} */
  const listeners = new Map();
  const fault = await new Promise((resolve) => {
    let firstFault = '';
    const blame = (/** @type {any} */ error) => {
      firstFault ||= String(error?.message ?? error?.title ?? error ?? 'failed').split('\n')[0] ?? '';
    };
    listeners.set('storyFinished', (payload) => {
      if (payload.storyId !== id) return;
      if (payload.status === 'error') blame('did not finish');
      resolve(firstFault);
    });
    listeners.set('playFunctionThrewException', blame);
    listeners.set('unhandledErrorsWhilePlaying', (errors) => blame(errors?.[0]));
    for (const event of ['storyThrewException', 'storyErrored', 'storyMissing']) {
      listeners.set(event, (error) => {
        blame(error ?? event);
        resolve(firstFault);
      });
    }
    for (const [event, listener] of listeners) channel.on(event, listener);
    setTimeout(() => resolve(`not ready within ${limitMs / 1000} s`), limitMs);
    const wanted = JSON.stringify(globals);
    if (page.atlasGlobals !== wanted) {
      page.atlasGlobals = wanted;
      // The accessibility check of each story belongs to the tests: here it would only cost time.
      channel.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } });
    }
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  for (const [event, listener] of listeners) channel.off(event, listener);

  await document.fonts.ready;
  // Answers bring changes and changes bring calls: quiet is when neither came for a while. A call that hangs by design
  // (a story of a slow network) is not waited for to its end.
  let changedMs = performance.now();
  const observer = new MutationObserver(() => {
    changedMs = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const startedMs = performance.now();
  for (;;) {
    await sleep(15);
    const now = performance.now();
    const quietMs = now - changedMs;
    if (quietMs >= (page.atlasCalls > 0 ? 350 : 50) || now - startedMs > 1500) break;
  }
  observer.disconnect();
  const images = [...document.images].filter((image) => image.src && !image.complete);
  await Promise.race([Promise.all(images.map((image) => image.decode().catch(() => {}))), sleep(500)]);
  // A skeleton dips, a focus ring grows: every animation is shown at its end, an endless one at its beginning.
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      animation.cancel();
    }
  }
  window.scrollTo(0, 0);
  await frame();
  await frame();

  const root = document.getElementById('storybook-root') ?? document.body;
  const overlay = document.querySelector('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]');
  const isComponent = !document.querySelector('main, [data-screen]') && !overlay;
  const bottom = isComponent
    ? Math.max(
        ...[...root.querySelectorAll('*')].map((node) => node.getBoundingClientRect().bottom),
        root.getBoundingClientRect().top + 24,
      ) + 16
    : Math.max(window.innerHeight, document.documentElement.scrollHeight);
  const height = Math.ceil(Math.min(bottom, 2400));
  return { fault, top: 0, width: window.innerWidth, height };
}
