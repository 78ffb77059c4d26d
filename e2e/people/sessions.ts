/**
 * Demo people who are signed in once for the whole run; each test opens the portal with one of their
 * sessions.
 */
import type { Browser, BrowserContext } from 'playwright-core';
import { signInByCalls } from '../sign-in.ts';

export type SessionState = Awaited<ReturnType<BrowserContext['storageState']>>;
export type Tenant = 'consumer' | 'business';

/**
 * What ends a session uses one of its own (`signIn`). A language is a person's in all windows: only
 * elena.test.ts changes Elena's, and only it opens hers; Priya's is changed by the journeys of the profile,
 * so who wants her to read English has a product of its own.
 */
const PEOPLE = {
  maya: { userName: 'maya.okafor', tenant: 'consumer' },
  elena: { userName: 'elena.ruiz', tenant: 'consumer' },
  jonah: { userName: 'jonah.okafor', tenant: 'consumer' },
  daniel: { userName: 'daniel.reyes', tenant: 'business' },
  priya: { userName: 'priya.nair', tenant: 'business' },
} as const satisfies Record<string, { readonly userName: string; readonly tenant: Tenant }>;
export type PersonName = keyof typeof PEOPLE;

const VARIABLE = 'E2E_SESSIONS';

/** The portal's address for a tenant, from the environment that the run was set up with. */
export function portalOf(tenant: Tenant): string {
  const url = tenant === 'consumer' ? process.env.E2E_URL : process.env.E2E_BUSINESS_URL;
  if (!url) throw new Error('the journeys are run by `npm run e2e`, or with E2E_URL at a product that runs');
  return url;
}

export const portalOfPerson = (person: PersonName): string => portalOf(PEOPLE[person].tenant);

/** Signs people in and leaves their sessions in the environment of the test files. */
export async function signInPeople(browser: Browser, people = Object.keys(PEOPLE) as PersonName[]) {
  const states: Partial<Record<PersonName, SessionState>> = {};
  await Promise.all(
    people.map(async (name) => {
      const { userName, tenant } = PEOPLE[name];
      const context = await browser.newContext();
      await signInByCalls(await context.newPage(), portalOf(tenant), userName);
      states[name] = await context.storageState();
      await context.close();
    }),
  );
  process.env[VARIABLE] = JSON.stringify(states);
}

export function sessionOf(person: PersonName): SessionState {
  const states = JSON.parse(process.env[VARIABLE] ?? '{}') as Partial<Record<PersonName, SessionState>>;
  const state = states[person];
  if (!state) throw new Error(`${person} is not signed in: ${VARIABLE} is set by e2e/global-setup.ts`);
  return state;
}
