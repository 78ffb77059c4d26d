/** A covered stay that its hotel cancels only by phone: reviewed and canceled by an agent. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { callApi } from '../../people/call-api.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { bookStay } from '../../people/hotels/book-stay.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { isAccessibleToday } from '../../people/inspect-text.ts';
import { amountsIn } from '../../people/read-amount.ts';
import { shoot } from '../../people/shoot.ts';
import { useVisits } from '../../people/visit.ts';
import { useDesk } from '../../people/visit-desk.ts';
import { wordsOf } from '../../people/words.ts';

const visit = useVisits();
const words = wordsOf('en');
const openDesk = useDesk();
const SCENARIO = 'cancel-not-online';

test('an agent reviews the refund, cancels by the hotel’s reference, and both sides read it', async () => {
  const maya = await visit({ person: 'maya' });
  const { page } = maya;
  const dates = datesAhead(234, 2);
  const bookingId = await bookStay(maya, dates, dates.checkOut, true);
  const trip = async () => (await callApi(maya.home, 'GET', `/trips/${bookingId}`)).body as TripDetail;
  await maya.open(`/trips/${bookingId}`);
  await setScenario(maya, SCENARIO);
  await page.getByRole('button', { name: words.text('hotel.trip.action.cancel'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('heading', { name: words.text('trip.cancel.outcome.AgentReviewAndFulfillment.title') })
    .waitFor();
  await isAccessibleToday(maya.page, 'a cancellation for an agent');
  await shoot(page, 'review-ask');
  await dialog.getByRole('button', { name: words.text('booking.help.ask') }).click();
  await page.waitForURL(/\/support\/cas_/);
  const caseId = /cas_[0-9a-z]+/.exec(page.url())?.[0] ?? '';
  await setScenario(maya, null);

  const { page: agent, desk } = await openDesk(maya.portal, 'kiran.bhatt');
  await agent.locator('#desk-search').waitFor();
  await agent.evaluate((name) => sessionStorage.setItem('scenario', name), SCENARIO);
  await agent.goto(`${desk}/cases/${caseId}`);
  await agent.getByRole('button', { name: words.text('desk.review.button') }).click();
  const review = agent.getByRole('dialog');
  await review.getByText(words.text('desk.review.supplier.Refuses')).waitFor();
  await review.getByLabel(words.text('desk.review.reference')).fill('HTL-4471');
  await review
    .getByLabel(words.text('desk.review.text'))
    .fill('The hotel took it on the phone; your cover pays.');
  expect(await findViolations(agent)).toEqual([]);
  await shoot(agent, 'review');
  const send = review.getByRole('button', { name: words.like('desk.cancel.send') });
  const [refund = 0] = amountsIn(await send.innerText());
  await send.click();
  await agent.getByText(words.within('desk.deed.fulfillCancel', { name: 'Kiran B.' })).waitFor();
  await expect.poll(async () => (await trip()).status).toBe('Canceled');
  const { refunds, protections } = await trip();
  const back = refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  expect([back, protections[0]?.state]).toEqual([refund, 'Exercised']);
  expect(refund).toBeGreaterThan(0);
  await page.reload();
  await page.getByText(words.within('support.deed.fulfillCancel', { name: 'Kiran B.' })).waitFor();
  await page.getByRole('heading', { level: 1, name: words.text('support.over.helpRequested') }).waitFor();
  const money = page.getByRole('region', { name: words.text('support.case.money') });
  expect(amountsIn(await money.innerText()).at(-1)).toBe(refund);
  await shoot(page, 'review-done');
});
