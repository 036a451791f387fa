/**
 * Keeps the shell of the deployed app for a reload without a network: the page, and the scripts, styles, texts and fonts that
 * were used. No call of the backend passes through it, and no answer is kept (what anyone may see the app keeps itself).
 * A new build brings the parts that were used of the one before, then waits until nobody uses the old one, or a person asks for
 * it. Its version and files are filled in by the build.
 */
const { version, files } = __BUILD__;
const current = `meridian-${version}`;

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.caches.keys().then(async (names) => {
      // The build before stays: a tab that has it open may still need a part of it.
      const ours = names.filter(isOurs);
      await Promise.all(ours.slice(0, -2).map((name) => self.caches.delete(name)));
      await self.clients.claim();
    }),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'use the new build') self.skipWaiting();
  // What the first page fetched or asked for before it had a worker.
  if (Array.isArray(event.data)) {
    const used = event.data.map(partOf).filter((path) => path !== null);
    event.waitUntil(Promise.allSettled(used.map((path) => part(addressOf(path)))));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (partOf(request.url) !== null) event.respondWith(part(request));
  else if (request.mode === 'navigate' && isPage(request.url)) event.respondWith(page(request));
});

const isOurs = (cacheName) => cacheName.startsWith('meridian-');
const addressOf = (path) => new URL(path, self.registration.scope).href;
const isPage = (url) => ['', 'index.html'].some((path) => addressOf(path) === url.replace(/[?#].*$/, ''));

/** The path of a script, style, text or font of the app; null for any other address. */
function partOf(url) {
  const { scope } = self.registration;
  return url.startsWith(`${scope}assets/`) ? url.slice(scope.length) : null;
}

/** A part is the same one in the next build, though another hash follows its name. */
const stemOf = (path) => path.replace(/-[\w-]{8}(?=\/|\.\w+$)/g, '');

async function install() {
  const used = new Set();
  for (const name of (await self.caches.keys()).filter(isOurs)) {
    const kept = await (await self.caches.open(name)).keys();
    for (const { url } of kept) used.add(stemOf(partOf(url) ?? ''));
  }
  const cache = await self.caches.open(current);
  const wanted = ['', ...files.filter((path) => used.has(stemOf(path)))];
  for (const answer of await Promise.all(
    wanted.map((path) => fetchKept(cache, addressOf(path), path === '')),
  ))
    if (!answer.isKept) throw new Error(`The new build is not whole: ${answer.fetched.url}`);
}

/** The newest page; without a network the kept one. */
async function page(request) {
  try {
    return await self.fetch(request);
  } catch (error) {
    const kept = await keptOf(addressOf(''));
    if (kept === undefined) throw error;
    return kept;
  }
}

/** The name of a part says its content: one that is kept is never old. */
async function part(request) {
  const kept = await keptOf(request);
  if (kept !== undefined) return kept;
  return (await fetchKept(await self.caches.open(current), request, false)).fetched;
}

/** Of this build; else of another, which a tab may still have open. */
async function keptOf(request) {
  const cache = await self.caches.open(current);
  return (await cache.match(request)) ?? self.caches.match(request);
}

/** A page of the host's own in the place of a script, with status 200 as some hosts send it, would be kept for good. */
async function fetchKept(cache, request, isPageWanted) {
  const fetched = await self.fetch(request);
  const isHtml = (fetched.headers.get('content-type') ?? '').startsWith('text/html');
  const isKept = fetched.ok && isHtml === isPageWanted;
  if (isKept) await cache.put(request, fetched.clone());
  return { fetched, isKept };
}
