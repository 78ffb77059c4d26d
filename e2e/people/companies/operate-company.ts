/** What the operator does with companies, and a window of a member whom a company's portal lets in. */
import type { Company, CompanyChange } from '@sojourn/contract/companies.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { enterAtBank, openBank } from '../../sign-in.ts';
import { portalOf } from '../sessions.ts';
import { type Visit, windowAt } from '../visit.ts';
import { sharedBrowser } from '../windows.ts';
import { wordsOf } from '../words.ts';

/** `OPERATOR_KEYS` of the product that a journey has to itself. */
export const OPERATOR_KEY = 'operator-key-of-the-journeys-of-companies';
export const NORTHLINE = 'biz_northline';

async function operate<Answer>(path: string, input?: object): Promise<Answer> {
  const answer = await fetch(`${portalOf('consumer')}/api/v0/operator/companies${path}`, {
    method: input ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' },
    ...(input && { body: JSON.stringify(input) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Not live yet. `subject`: the bank's name of its first admin. */
export const createCompany = (businessName: string, subject: string): Promise<Company> =>
  operate<Company>('', {
    tenantId: 'business',
    businessName,
    accountReferenceId: `acc_${subject}`,
    admin: { subject },
  });

export const changeCompany = (businessId: string, change: CompanyChange): Promise<Company> =>
  operate<Company>(`/${businessId}/changes`, { tenantId: 'business', change });

/** With nobody signed in at the business portal. */
export async function openCompanyWindow(): Promise<Visit> {
  const portal = portalOf('business');
  const context: BrowserContext = await (await sharedBrowser()).newContext({
    baseURL: portal,
    viewport: windowAt(1440),
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(60_000);
  const [home, page] = [await context.newPage(), await context.newPage()];
  const open = async (path: string) => void (await page.goto(path));
  return { page, context, home, portal, words: wordsOf('en'), isPhone: false, open };
}

/** Ticks the terms of the acknowledgement page, which is open. */
export async function acceptTerms(page: Page): Promise<void> {
  const words = wordsOf('en');
  const title = page.getByRole('heading', { name: words.text('session.acknowledgement.title') });
  await title.waitFor().catch(async (thrown: unknown) => {
    throw new Error(`at ${page.url()}: ${(await page.locator('body').innerText()).slice(0, 500)}`, {
      cause: thrown,
    });
  });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.text('session.acknowledgement.button') }).click();
}

/**
 * A member's first visit: signs in at the bank and accepts the terms. Ends on the home page. `login`: the
 * address of the invitation, where more than one company sent one.
 */
export async function enterCompany(visit: Visit, userName: string, login?: string): Promise<void> {
  const { page, portal } = visit;
  await openBank(page, portal, login);
  await enterAtBank(page, userName);
  await acceptTerms(page);
  await page.waitForURL(`${portal}/`);
  await page.locator('.header__account').waitFor();
}
