/** A home that was booked at once: its host's link, the thread, and a claim on its deposit. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { trueClock } from '@sojourn/domain/testing/today.ts';
import type { HomeTripDetail } from '@sojourn/products/home/wire/home-trip.ts';
import { afterEach, expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { readMail } from '../../people/figures/read-papers.ts';
import { bookHome, findHome, nightsAhead } from '../../people/homes/book-home.ts';
import { isAccessible, isFrench } from '../../people/inspect-text.ts';
import { moveClock, runJobs } from '../../people/move-clock.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

useOwnProduct(['maya', 'elena']);
const visit = useVisits();
afterEach(() => moveClock(0));

const DAY = 86_400;
const tripOf = async ({ page }: Visit, bookingId: string) =>
  (await callApi(page, 'GET', `/trips/${bookingId}`)).body as HomeTripDetail;

/** With a deposit. */
async function booked(guest: Visit, days: number): Promise<string> {
  const home = await findHome(guest, nightsAhead(days), (_, { offer }) => Boolean(offer?.deposit));
  const bookingId = await bookHome(guest, [home]);
  await runJobs('note-home-bookings');
  return bookingId;
}

async function hostPathOf(bookingId: string): Promise<string> {
  const [path = ''] = /\/host\/[\w.-]+/.exec(await readMail('homeHostNews', bookingId)) ?? [];
  return path;
}

/** The clock goes to the day after check-out and back; the deposit is held by then. */
async function claimAfterStay(guest: Visit, bookingId: string, path: string, reason: string): Promise<void> {
  const { stays } = await tripOf(guest, bookingId);
  const ends = Date.parse(`${stays[0]?.checkOut}T18:00:00Z`);
  const seconds = Math.round((ends - Date.parse(trueClock.now())) / 1_000);
  expect(plusSeconds(trueClock.now(), seconds).slice(0, 10)).toBe(stays[0]?.checkOut);
  const { page } = guest;
  await page.goto('about:blank');
  await moveClock(seconds - 5 * DAY);
  await runJobs('settle-home-deposits');
  await moveClock(seconds);
  const host = await visit({ person: null });
  await host.open('/');
  const input = { amountMinor: 60_00, reason, evidence: [reason] };
  const answer = await callApi(
    host.page,
    'POST',
    `${path.replace('/host/', '/host-requests/')}/claims`,
    input,
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await moveClock(0);
}

test.each(widthsOfWay(390))('a claim is accepted and taken, at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words, open } = maya;
  const bookingId = await booked(maya, width === 390 ? 60 : 68);
  // Before there's another mail
  const path = await hostPathOf(bookingId);
  await open(`/trips/${bookingId}`);
  await page.getByRole('heading', { name: words.text('homePrice.deposit') }).waitFor();
  await page.getByLabel(words.like('homeRequests.write')).fill('Is there a crib?');
  await page.getByRole('button', { name: words.text('homeRequests.send'), exact: true }).click();
  await page.getByText('Is there a crib?').first().waitFor();
  await isAccessible(maya, 'a booked home with its thread');

  const host = await visit({ person: null, width });
  await host.open(path);
  await host.page.getByText('Is there a crib?').waitFor();
  await isAccessible(host, 'a host’s page of a booking');

  await claimAfterStay(maya, bookingId, path, 'The balcony door is broken');
  await open(`/trips/${bookingId}`);
  await page.getByRole('heading', { name: words.text('homeRequests.claims') }).waitFor();
  await isAccessible(maya, 'a booked home with a claim');
  await page.getByRole('button', { name: words.text('homeRequests.claim.accept'), exact: true }).click();
  await page.getByText(words.text('homeRequests.claim.paid')).waitFor();
  const { deposits, claims } = await tripOf(maya, bookingId);
  expect(deposits).toMatchObject([{ state: 'taken', taken: { amountMinor: 60_00 } }]);
  expect(claims).toMatchObject([{ state: 'paid' }]);
  await isAccessible(maya, 'a booked home whose claim was paid');
});

test('in French, a claim goes to an agent', async () => {
  const elena = await visit({ person: 'elena', language: 'fr', width: 390 });
  const { page, words, open } = elena;
  await open('/trips');
  expect((await callApi(page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  const bookingId = await booked(elena, 76);
  await claimAfterStay(elena, bookingId, await hostPathOf(bookingId), 'La porte du balcon est cassée');
  await open(`/trips/${bookingId}`);
  await page.getByRole('button', { name: words.text('homeRequests.claim.dispute'), exact: true }).click();
  await page.getByText(words.text('homeRequests.claim.disputed')).waitFor();
  await isFrench(elena, 'a booked home with a claim');
});
