/** The lab: moves the server's time, by seconds from the true time (0 puts it back), and runs its jobs. */
import type { Page } from 'playwright-core';
import { callApi } from './call-api.ts';
import { portalOf } from './sessions.ts';

/** Every session ages. */
export const moveClock = (offsetSeconds: number, portal = portalOf('consumer')): Promise<void> =>
  askLab(portal, 'clock', { offsetSeconds });

/** One after another, whether they're due or not; without names all that are due. It's done when they are. */
export const runJobs = (...names: string[]): Promise<void> => runJobsAt(portalOf('consumer'), ...names);
export const runJobsAt = (portal: string, ...names: string[]): Promise<void> =>
  askLab(portal, 'jobs', names.length > 0 ? { names } : {});

/** What waits for its next try goes on at once: tickets to issue, refunds to ask about. */
export const wakeSagas = (portal = portalOf('consumer')): Promise<void> =>
  askLab(portal, 'jobs', { names: [] });

async function askLab(portal: string, what: string, input: object): Promise<void> {
  // Of all portals at once; Node finds no hosts below localhost
  const answer = await fetch(`${portal.replace('//business.', '//')}/api/v0/lab/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`the lab did not answer for ${what}: ${answer.status}`);
}

/** The session of the window's person goes with the clock. */
export async function moveClockKeeping(page: Page, offsetSeconds: number): Promise<void> {
  const { status } = await callApi(page, 'POST', '/lab/clock', { offsetSeconds });
  if (status !== 200) throw new Error(`the lab did not move the clock: ${status}`);
}
