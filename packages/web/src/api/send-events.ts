/**
 * Sends tracking events without the API client: a failure must not affect the page or the session. While the
 * page closes, the browser sends them in the background (`keepalive`); where it can't, or has too much
 * queued, a beacon does. A beacon has no headers, so the server saves its events without a customer.
 */

import table from 'virtual:call-table';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Way } from './transport.ts';

const [METHOD, PATH] = assertPresent(table.trackEvent, 'the call trackEvent');
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
