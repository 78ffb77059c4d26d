/** A lower price elsewhere: claimed, declined by one agent, appealed, credited by another. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { PNG } from '@sojourn/domain/support/testing/sample-files.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { callApi } from '../../people/call-api.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { isAccessibleToday } from '../../people/inspect-text.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../../people/own-product.ts';
import { useVisits } from '../../people/visit.ts';
import { useDesk } from '../../people/visit-desk.ts';
import { wordsOf } from '../../people/words.ts';

// Her wallet grows
useOwnProduct(['maya'], ALL_FLIGHTS);
const visit = useVisits();
const openDesk = useDesk();
const words = wordsOf('en');

/** Answers all four questions with yes, but this one. `seen`: the page's price in dollars. */
async function decide(page: Page, no: string | null, note: string, seen: number): Promise<void> {
  for (const name of ['sameItinerary', 'inDollars', 'open', 'verified'] as const) {
    const question = page.getByRole('group', { name: words.text(`priceMatch.desk.${name}`) });
    const answer = name === no ? 'priceMatch.desk.no' : 'priceMatch.desk.yes';
    await question.getByText(words.text(answer), { exact: true }).click();
  }
  await page.getByLabel(words.text('priceMatch.desk.seen')).fill(String(seen));
  await page.getByLabel(words.text('priceMatch.desk.note')).fill(note);
  await page.getByRole('button', { name: words.text('priceMatch.desk.decide') }).click();
}

test('flights: claim, decline, appeal, credit', async () => {
  const maya = await visit({ person: 'maya' });
  const { page } = maya;
  const slices = flightsAhead('BOS.LAX.101');
  const bookingId = await bookFlight(maya, { slices, fareClass: 'enhanced' });
  const shoot = async (name: string, of = page) => {
    if (process.env.MATCH_SHOTS)
      for (const width of [1440, 390])
        for (const colorScheme of ['light', 'dark'] as const) {
          await of.setViewportSize({ width, height: 900 });
          await of.emulateMedia({ colorScheme });
          await of.screenshot({
            path: `${process.env.MATCH_SHOTS}/${name}-${width}-${colorScheme}.png`,
            fullPage: true,
          });
        }
    await of.setViewportSize({ width: 1440, height: 900 });
  };
  const { body: trip } = await callApi(maya.home, 'GET', `/trips/${bookingId}`);
  // So much less as one agent gives alone
  const seen = Math.floor((trip as TripDetail).total.amountMinor / 100) - 50;
  const claimed = async () => {
    const { body } = await callApi(maya.home, 'GET', `/trips/${bookingId}/price-match`);
    return (body as { priceMatch: { claim: { caseId: string } | null } }).priceMatch.claim;
  };
  await maya.open(`/trips/${bookingId}`);
  await page.getByRole('link', { name: words.text('priceMatch.card.claim') }).click();
  await page.getByRole('heading', { level: 1, name: words.text('priceMatch.form.title') }).waitFor();
  const send = page.getByRole('button', { name: words.text('priceMatch.form.send') });
  // Nothing is sent before it's whole, and the form names what's missing
  await send.click();
  await page.getByText(words.text('priceMatch.form.url.bad')).waitFor();
  await page.getByText(words.text('priceMatch.form.files.missing')).waitFor();
  await page.getByLabel(words.text('priceMatch.form.url')).fill('https://flights.example/bos-lax');
  await page.getByLabel(words.text('priceMatch.form.price')).fill('1');
  await page.getByText(words.startOf('priceMatch.form.worth')).waitFor();
  const screenshot = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from(PNG) };
  await page.locator('input[type=file]').setInputFiles(screenshot);
  await page
    .getByText(words.within('files.progress', { sent: '1', all: '1' }))
    .waitFor({ state: 'attached' });
  await isAccessibleToday(maya.page, 'a claim to send');
  await shoot('form');
  await send.click();
  await page.getByRole('heading', { name: words.text('priceMatch.claim.checking') }).waitFor();
  await shoot('checking');
  await isAccessibleToday(maya.page, 'a claim being checked');
  const caseId = (await claimed())?.caseId;

  const { page: sam, desk } = await openDesk(maya.portal, 'sam.whitfield');
  await sam.locator('#desk-search').waitFor();
  await sam.goto(`${desk}/cases/${caseId}`);
  await sam.getByRole('heading', { level: 2, name: words.text('priceMatch.desk.title') }).waitFor();
  expect(await findViolations(sam)).toEqual([]);
  await shoot('desk', sam);
  await decide(sam, 'open', 'The page asks members to sign in.', seen);
  await sam.getByText(words.startOf('priceMatch.desk.decided.declined')).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: words.text('priceMatch.claim.declined') }).waitFor();
  await page.getByText('The page asks members to sign in.').waitFor();
  await isAccessibleToday(maya.page, 'a declined claim');
  await shoot('declined');
  await page.getByLabel(words.text('priceMatch.appeal.label')).fill('I could book it without an account.');
  await page.getByRole('button', { name: words.text('priceMatch.appeal.send') }).click();
  await page.getByRole('heading', { name: words.text('priceMatch.claim.appealed') }).waitFor();

  const { page: kiran } = await openDesk(maya.portal, 'kiran.bhatt');
  await kiran.locator('#desk-search').waitFor();
  await kiran.goto(`${desk}/cases/${caseId}`);
  await kiran.getByText(words.text('priceMatch.desk.appeal')).waitFor();
  await decide(kiran, null, 'It works without an account. Thank you!', seen);
  await kiran.getByText(words.startOf('priceMatch.desk.decided.credited')).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: words.text('priceMatch.claim.credited') }).waitFor();
  await shoot('credited');
  await page.getByRole('link', { name: words.text('priceMatch.claim.wallet') }).click();
  await page.getByText(words.text('booking.credit.PriceMatchCredit')).first().waitFor();
});
