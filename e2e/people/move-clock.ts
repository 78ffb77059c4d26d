/** Moves the server's time by the lab's clock, by seconds from the true time; 0 puts it back. */
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { portalOf } from './sessions.ts';

/** Every session ages. */
export async function moveClock(offsetSeconds: number, portal = portalOf('consumer')): Promise<void> {
  const answer = await fetch(`${portal}/api/v0/lab/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetSeconds }),
  });
  if (!answer.ok) throw new Error(`the lab did not move the clock: ${answer.status}`);
}

/** The session of the window's person goes with the clock. */
export async function moveClockKeeping(page: Page, offsetSeconds: number): Promise<void> {
  const { status } = await callApi(page, 'POST', '/lab/clock', { offsetSeconds });
  if (status !== 200) throw new Error(`the lab did not move the clock: ${status}`);
}
