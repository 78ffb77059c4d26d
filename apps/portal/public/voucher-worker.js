/**
 * Answers for voucher pages that the device keeps, when the network doesn't. Everything else goes its usual
 * way: this worker stores nothing by itself.
 */
const VOUCHER = /^\/trips\/bkg_[^/]+\/voucher\/?$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const { pathname } = new URL(url);
  if (mode !== 'navigate' || !VOUCHER.test(pathname)) return;
  event.respondWith(
    fetch(event.request).catch(async (error) => {
      const kept = await caches.match(pathname.replace(/\/$/, ''));
      if (kept) return kept;
      throw error;
    }),
  );
});
