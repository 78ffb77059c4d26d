/**
 * Keeps a booking's voucher page on the device: the browser's cache has it, and a worker answers with it when
 * the network doesn't (`/voucher-worker.js`). Where either is missing, the page only needs a network.
 */
import { SAVED_PAGES } from '@sojourn/web/cached-person.ts';

const voucherPath = (bookingId: string): string => `/trips/${bookingId}/voucher`;

/** False where the device keeps nothing. */
export async function keepOffline(bookingId: string, html: string): Promise<boolean> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return false;
  try {
    const cache = await caches.open(SAVED_PAGES);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    await cache.put(voucherPath(bookingId), new Response(html, { headers }));
    await navigator.serviceWorker.register('/voucher-worker.js', { scope: '/trips/' });
    return true;
  } catch {
    return false;
  }
}
