/**
 * Keeps the shell of the deployed app for a reload without a network: the page, and the scripts, styles, texts and fonts that
 * were fetched. No call of the backend passes through it, and no answer is kept (what anyone may see the app keeps itself).
 * A new build waits until nobody uses the old one, or a person asks for it. Its version and files are filled in by the build.
 */
const { version, files } = __BUILD__;
const current = `meridian-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(self.caches.open(current).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.caches.keys().then(async (names) => {
      // The build before stays: a tab that has it open may still need a part of it.
      const ours = names.filter((name) => name.startsWith('meridian-'));
      await Promise.all(ours.slice(0, -2).map((name) => self.caches.delete(name)));
      await self.clients.claim();
    }),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'use the new build') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
  const path = pathname.slice(scope.pathname.length);
  if (request.mode === 'navigate' && (path === '' || path === 'index.html')) event.respondWith(page(request));
  else if (path.startsWith('assets/')) event.respondWith(part(request));
});

/** The newest page; without a network the kept one. */
async function page(request) {
  try {
    return await self.fetch(request);
  } catch (error) {
    const kept = await self.caches.match('./');
    if (kept === undefined) throw error;
    return kept;
  }
}

/** The name of a part says its content: one that is kept is never old. */
async function part(request) {
  const kept = await self.caches.match(request);
  if (kept !== undefined) return kept;
  const fetched = await self.fetch(request);
  if (fetched.ok) {
    const cache = await self.caches.open(current);
    await cache.put(request, fetched.clone());
  }
  return fetched;
}
