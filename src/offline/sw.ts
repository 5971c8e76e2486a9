/**
 * The service worker, which caches the page for offline visits: all but Z3 (which the page caches
 * once it was used), the photo reader (cached once it was used), and fonts for other scripts. A new
 * version waits until the user asks for it. Browsers with static routing find the cached files
 * without starting it; in others it answers each request.
 */
import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** A built file to cache; `revision` if its name does not depend on its content. */
interface Built {
  readonly url: string;
  readonly revision: string | null;
}

declare const self: ServiceWorkerGlobalScope;

/** The part of a Static Routing API rule that is used here; in Chromium since 2024. */
interface StaticRoute {
  readonly condition: {
    readonly urlPattern: { readonly pathname: string; readonly search?: '' };
    readonly requestMode?: 'navigate';
  };
  readonly source: 'fetch-event' | { readonly cacheName: string };
}

interface RoutingInstallEvent extends ExtendableEvent {
  readonly addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
}

const PAGE = 'index.html';
/** Fetched when a photo is opened. */
const PHOTO_READER = 'assets/photo-worker-';

/** Injected by the build. */
const built = self.__WB_MANIFEST as readonly Built[];
const { scope } = self.registration;
const { pathname: here } = new URL(scope);

/** Files with the same name in every release. */
const named = built.filter(({ revision }) => revision !== null);
/** Prefix of the caches for such files, of any release. */
const NAMED = `named-${scope}-`;
/** The cache of this release; a waiting newer one has its own. */
const ownCache = `${NAMED}${named.find(({ url }) => url === PAGE)?.revision}`;

const controller = new PrecacheController();
controller.addToCacheList([...built]);
registerRoute(new PrecacheRoute(controller));
registerRoute(
  new NavigationRoute(controller.createHandlerBoundToURL(PAGE), {
    allowlist: [/\/(index\.html)?$/],
  }),
);
registerRoute(
  new RegExp(`/${PHOTO_READER}`),
  new CacheFirst({
    cacheName: 'photo',
    // The reader of an earlier release is not needed any more.
    plugins: [new ExpirationPlugin({ maxEntries: 1 }) as WorkboxPlugin],
  }),
);

/** The URL under which a file is requested. */
const addressOf = (url: string): string => (url === PAGE ? here : `${here}${url}`);

/** A path as a literal pattern: folder names may contain special characters. */
const literally = (path: string): string => path.replaceAll(/[\\:*?+(){}]/g, String.raw`\$&`);

/** Files that are not in the cache are fetched from the network. */
const routes: readonly StaticRoute[] = [
  {
    condition: { urlPattern: { pathname: literally(here), search: '' }, requestMode: 'navigate' },
    source: { cacheName: ownCache },
  },
  ...named
    .filter(({ url }) => url !== PAGE)
    .map(({ url }) => ({
      condition: { urlPattern: { pathname: literally(addressOf(url)) } },
      source: { cacheName: ownCache },
    })),
  {
    condition: { urlPattern: { pathname: `${literally(here)}${PHOTO_READER}*` } },
    source: 'fetch-event',
  },
  {
    condition: { urlPattern: { pathname: `${literally(here)}assets/*` } },
    source: { cacheName: cacheNames.precache },
  },
];

/**
 * Rewrites cached responses without `Vary`. Hosts may send it for other pages; then routes would
 * not match what was cached by this worker's request.
 */
async function keepForAll(): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      if (response?.headers.has('Vary') !== true) return;
      const headers = new Headers(response.headers);
      headers.delete('Vary');
      const { status, statusText } = response;
      await cache.put(request, new Response(response.body, { status, statusText, headers }));
    }),
  );
}

/** Copies the files under the names that the routes look for. */
async function keepNamed(): Promise<void> {
  const cache = await caches.open(ownCache);
  await Promise.all(
    named.map(async ({ url }) => {
      const kept = await controller.matchPrecache(url);
      if (kept !== undefined) await cache.put(addressOf(url), kept);
    }),
  );
}

async function dropOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(NAMED) && name !== ownCache);
  await Promise.all(older.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(controller.install(event).then(keepForAll).then(keepNamed));
  // Without static routes, this worker answers every request.
  if (event.addRoutes !== undefined) event.waitUntil(event.addRoutes(routes).catch(() => {}));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(controller.activate(event));
  event.waitUntil(dropOlder());
});
self.addEventListener('message', ({ data }) => {
  const { type } = data as { readonly type?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
});
// Caches of older workbox versions cannot be used.
cleanupOutdatedCaches();
// Controls the first visit's page, too.
clientsClaim();
