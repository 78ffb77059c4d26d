/** Every mail in a mail program's window: narrow and wide, light and dark, and without pictures. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_TENANTS } from '../../apps/server/src/testing/server.ts';
import cedar from '../../config/examples/cedar.json' with { type: 'json' };
import type { Tenant } from '../../packages/domain/src/tenants/tenant.ts';
import { findViolations } from '../axe.ts';
import { launchBrowser } from './launch.ts';
import { mailsOf, type NamedMail } from './mails.ts';

const [consumer, business] = TEST_TENANTS as [Tenant, Tenant];
const BRANDS: readonly Tenant[] = [consumer, business, { ...consumer, ...cedar } as Tenant];
/** One of each set of blocks. */
const KINDS = ['hotel bookingConfirmed', 'flight canceled', 'companyMessage', 'watchedPrice'];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const open = async (width: number, colorScheme: 'light' | 'dark'): Promise<Page> =>
  (await browser.newContext({ viewport: { width, height: 800 }, colorScheme })).newPage();

/** What sticks out of the window or of its cell, or has text that nobody sees, except the preview. */
const troubleIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const hidden = [...document.querySelectorAll('main h1,main h2,main p,main th,main td,main a')]
      .filter((each) => each.textContent?.trim())
      .filter((each) => {
        const { width, height, left, right } = each.getBoundingClientRect();
        return (
          width < 8 ||
          height < 8 ||
          left < 0 ||
          right > clientWidth ||
          each.scrollWidth > each.clientWidth + 1
        );
      })
      .map((each) => each.textContent ?? '');
    return scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`, ...hidden] : hidden;
  });

describe.each([390, 640])('at %d pixels', (width) => {
  test.each(['en', 'fr'] as const)('every mail fits and hides nothing: %s', async (locale) => {
    const page = await open(width, 'light');
    const trouble: Record<string, string[]> = {};
    for (const { name, mail } of mailsOf(business, locale)) {
      await page.setContent(mail.html);
      const found = await troubleIn(page);
      if (found.length > 0) trouble[name] = found;
    }
    await page.context().close();
    expect(trouble).toEqual({});
  });
});

describe.each(BRANDS.map((brand) => [brand.brandName, brand] as const))('%s', (_, brand) => {
  const mails = (): NamedMail[] =>
    mailsOf(brand, 'en').filter(
      ({ name }, at, all) => KINDS.includes(name) && all.findIndex((each) => each.name === name) === at,
    );

  test.each(['light', 'dark'] as const)('can be read and is accessible in the %s', async (scheme) => {
    const page = await open(390, scheme);
    const grounds = new Set<string>();
    for (const { mail } of mails()) {
      await page.setContent(mail.html);
      expect(await findViolations(page)).toEqual([]);
      grounds.add(
        await page.evaluate(() => getComputedStyle(document.querySelector('.card')!).backgroundColor),
      );
    }
    expect([...grounds]).toEqual([
      scheme === 'light' ? 'rgb(255, 255, 255)' : expect.not.stringContaining('255'),
    ]);
    await page.context().close();
  });

  test('looks the same where pictures are blocked: it loads nothing', async () => {
    const page = await open(640, 'light');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    for (const { mail } of mails()) await page.setContent(mail.html, { waitUntil: 'networkidle' });
    expect(loaded).toEqual([]);
    expect(await page.getByRole('link', { name: brand.brandName }).isVisible()).toBe(true);
    await page.context().close();
  });
});
