/**
 * The service worker, which keeps the page for visits without a network: all but Z3, which the page
 * keeps once it was used, what reads photos, which is kept once it was, and letters of other scripts.
 * A newer one waits until it is asked for. Browsers that can are told where things are, and do not
 * even start it; the others ask it for each of them.
 */
import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

/** What was built and is to be kept; `revision` where the name does not change with what is in it. */
interface Built {
  readonly url: string;
  readonly revision: string | null;
}

declare const self: ServiceWorkerGlobalScope;

/** A rule of the Static Routing API, as far as it is used here; Chromium knows it since 2024. */
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
/** Fetched when somebody brings a photo. */
const PHOTO_READER = 'assets/photo-worker-';

/** Put there as the page is built. */
const built = self.__WB_MANIFEST as readonly Built[];
const { scope } = self.registration;
const { pathname: here } = new URL(scope);

/** What has the same name in every release. */
const named = built.filter(({ revision }) => revision !== null);
/** Those of any release, under their own names. */
const NAMED = `named-${scope}-`;
/** Those of this release; a newer one that waits has its own. */
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
    // That of an earlier release is of no more use.
    plugins: [new ExpirationPlugin({ maxEntries: 1 }) as WorkboxPlugin],
  }),
);

/** Where each of them is asked for. */
const addressOf = (url: string): string => (url === PAGE ? here : `${here}${url}`);

/** A path as a pattern that means just that: folders may have any names. */
const literally = (path: string): string => path.replaceAll(/[\\:*?+(){}]/g, String.raw`\$&`);

/** What is not found there is asked of the network. */
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
 * Has what was kept given to whoever asks. Hosts may say that it varies by who asks, for the sake of other
 * pages; then routes do not find what was kept for this worker, and ask the network.
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

/** Puts what the routes look for under its own name beside what was kept. */
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
  // Without them everything is asked of this worker.
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
// What an older workbox kept is of no use to this one.
cleanupOutdatedCaches();
// A first visit is kept while it lasts, too.
clientsClaim();
