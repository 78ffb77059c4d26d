/**
 * Sends tracking events past the client: what becomes of them is nobody's matter, least of all the session's.
 * While the page goes the browser takes them over (`keepalive`); where it cannot, or is holding too much,
 * it takes a beacon, which bears no headers: the server then keeps them without knowing whose they are.
 */
import table from 'virtual:call-table';
import type { Way } from './transport.ts';

const [METHOD, PATH] = table.trackEvent!;
const url = `/api/v0${PATH}`;

/** True when they have arrived, or the browser has taken them over. */
export async function sendEvents({ at, send }: Way, events: object, leaving: boolean): Promise<boolean> {
  const body = JSON.stringify(events);
  const address = at(url);
  const beacon = () => navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  if (leaving && !('keepalive' in Request.prototype)) return beacon();
  const headers = { 'content-type': 'application/json' };
  try {
    const answer = await send(url, { method: METHOD, headers, body, keepalive: leaving, priority: 'low' });
    return answer.ok;
  } catch {
    return leaving && beacon();
  }
}
