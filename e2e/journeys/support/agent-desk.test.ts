/** Customer and agent side by side: a case from its first message to an accepted offer and its money. */
import { PDF } from '@sojourn/domain/support/testing/sample-files.ts';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { askText, callApi } from '../../people/call-api.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { isAccessibleToday, overflowOf } from '../../people/inspect-text.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../../people/own-product.ts';
import { shoot } from '../../people/shoot.ts';
import { useVisits, type Visit, windowAt } from '../../people/visit.ts';
import { enterByPress, useDesk } from '../../people/visit-desk.ts';
import { wordsOf } from '../../people/words.ts';

// Maya's wallet grows, and a banner stands in all her windows
useOwnProduct(['maya'], ALL_FLIGHTS);
const visit = useVisits();
const words = wordsOf('en');
const openDesk = useDesk();

test('a message becomes a case, an answer and an offer, which is accepted and is in the wallet', async () => {
  const maya = await visit({ person: 'maya' });
  await maya.open('/support');
  await maya.page.getByLabel(words.text('support.topic')).selectOption('other');
  await maya.page.getByLabel(words.text('support.text')).fill('The shower was cold for all four nights.');
  await maya.page.getByRole('button', { name: words.text('support.send') }).click();
  await maya.page.getByRole('link', { name: words.text('support.sent.see') }).click();
  await maya.page.getByText(words.within('support.thread.promise')).first().waitFor();
  const code = /C-[2-9A-Z]{6}/.exec(await maya.page.getByRole('main').innerText())?.[0] ?? '';

  const { page, context } = await openDesk(maya.portal, 'sam.whitfield');
  // Found by its code, from the keyboard alone
  await page.locator('#desk-search').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(code);
  await page.locator('.found__link').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Maya Okafor' }).waitFor();
  await page.locator('.history__item', { hasText: code }).getByRole('link').click();
  await page.getByText('The shower was cold for all four nights.').waitFor();
  await page.keyboard.press('t');
  await page.getByText(words.text('desk.case.yours')).waitFor();
  await page.keyboard.press('r');
  await page.keyboard.type('I’m sorry about that, Maya.');
  const policy = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await page.locator('.composer input[type=file]').setInputFiles(policy);
  await page
    .getByText(words.within('files.progress', { sent: '1', all: '1' }))
    .waitFor({ state: 'attached' });
  await page.locator('#case-reply').press('Control+Enter');
  const written = page.locator('.bubble--agent', { hasText: 'I’m sorry about that, Maya.' });
  await written.getByRole('button', { name: 'policy.pdf' }).waitFor();
  await shoot(page, 'case');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('o');
  await page.getByLabel(words.text('desk.offer.amount')).fill('52.80');
  await page.getByLabel(words.text('desk.offer.text')).fill('For the four cold nights.');
  await page.getByRole('button', { name: words.text('desk.offer.send') }).click();
  await page.locator('.offer', { hasText: '$52.80' }).waitFor();

  await maya.page.reload();
  await maya.page.getByRole('button', { name: 'policy.pdf' }).waitFor();
  await shoot(maya.page, 'customer-case');
  const before = await balanceOf(maya.home);
  const offer = maya.page.locator('.support-offer');
  await maya.page.reload();
  await offer.getByText('For the four cold nights.').waitFor();
  await maya.page.getByText(words.text('support.promise.paused')).waitFor();
  await offer.getByRole('button', { name: words.like('support.offer.accept', { amount: '$52.80' }) }).click();
  await offer.getByText(words.text('support.offer.state.accepted')).waitFor();
  expect(await balanceOf(maya.home)).toBe(before + 5_280);
  await page.getByText(words.within('desk.event.accepted', { name: 'Maya Okafor' })).waitFor();

  // Every look and deed is written down, and the agent reads their own
  await page.getByRole('button', { name: words.text('desk.audit.open') }).click();
  await page.locator('.audit__item', { hasText: words.text('desk.audit.call.proposeInCase') }).waitFor();
  await page
    .locator('.audit__item', { hasText: words.within('desk.audit.typed', { words: code }) })
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shoot(page, 'audit');
  // A file's fingerprint is nothing that somebody typed
  expect(await page.getByRole('main').innerText()).not.toMatch(/[0-9a-f]{64}/);
  await fitsPhone(page, 'the audit log');
  await page.goBack();
  await written.waitFor();
  await fitsPhone(page, 'a case');
  await page.locator('.person').getByRole('link', { name: 'Maya Okafor' }).click();
  await page.getByRole('heading', { level: 1, name: 'Maya Okafor' }).waitFor();
  await fitsPhone(page, 'a customer');
  await page.goBack();

  // Into the portal as Maya: a banner on both sides, and its end
  await page.getByRole('button', { name: words.text('desk.delegate.button') }).click();
  await page.getByLabel(words.text('desk.delegate.reason')).fill('She asked where the credit is');
  const [inside] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: words.text('desk.delegate.open') })
      .click(),
  ]);
  await inside.getByText(words.within('shell.delegation.inside', { name: 'Maya Okafor' })).waitFor();
  await page.getByText(words.within('desk.delegate.you', { name: 'Maya Okafor' })).waitFor();
  await maya.page.reload();
  await maya.page.getByText(words.within('shell.delegation.other', { agent: 'Sam W.' })).waitFor();
  await inside.getByRole('button', { name: words.text('shell.delegation.end') }).click();
  await inside.getByRole('heading', { name: words.text('session.delegated.ended') }).waitFor();
});

/** Nothing is wider than the window of a phone, and no button lies over another. */
async function fitsPhone(page: Page, screen: string): Promise<void> {
  const own = page.viewportSize();
  await page.setViewportSize(windowAt(390));
  expect(await overflowOf(page), `${screen} is wider than a phone`).toBe(0);
  const buttons = await page.locator('.desk__main button:visible').evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  const over = buttons.filter((one, at) =>
    buttons
      .slice(at + 1)
      .some(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      ),
  );
  expect(over, `buttons of ${screen} lie over others`).toEqual([]);
  expect(
    buttons.filter(({ left, right }) => left < 0 || right > 390),
    `buttons of ${screen} are cut off`,
  ).toEqual([]);
  if (own) await page.setViewportSize(own);
}

/** Signed in before; the case opens by its address. */
const caseOf = async ({ home }: Visit, kind: string): Promise<string> => {
  const { body } = await callApi(home, 'GET', '/support/cases');
  const { cases } = body as { cases: { caseId: string; kind: string }[] };
  return cases.find((each) => each.kind === kind)?.caseId ?? '';
};
const offerFrom = async (page: Page, kind: 'credit' | 'change', amount: string | null): Promise<void> => {
  await page.getByRole('button', { name: words.text('desk.case.offer') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text(`desk.proposal.${kind}`), { exact: true }).click();
  if (amount !== null) await dialog.getByLabel(words.text('desk.offer.amount')).fill(amount);
  else await dialog.getByText(words.within('desk.offer.changeTerms')).waitFor();
  await dialog.getByLabel(words.text('desk.offer.text')).fill('As we said.');
};

test('an exchange that fails online is offered by an agent, accepted, paid and made', async () => {
  const maya = await visit({ person: 'maya' });
  const slices = flightsAhead('BOS.LIS.141', 'LIS.BOS.146');
  const bookingId = await bookFlight(maya, { slices, fareClass: 'enhanced' });
  const trip = async () => {
    const { body } = await callApi(maya.home, 'GET', `/trips/${bookingId}`);
    return body as FlightTripDetail;
  };
  await expect.poll(async () => (await trip()).ticketing).toBe('ticketed');
  await maya.open(`/trips/${bookingId}/exchange`);
  await maya.page.getByRole('button', { name: words.text('flightExchange.action.anyway') }).click();
  await maya.page.getByRole('checkbox').last().check();
  const fare = maya.page.locator('.exchange__option').first().locator('.exchange__fares > li').last();
  await fare.waitFor();
  // From here on the airline refuses to quote it online
  await setScenario(maya, 'flight-exchange-several-tickets');
  await fare.getByRole('button').click();
  await maya.page.getByRole('button', { name: words.text('flightExchange.action.agent') }).click();
  await maya.page.locator('[data-screen="ChangeRequested"]').waitFor();
  await setScenario(maya, null);
  const caseId = await caseOf(maya, 'changeRequested');

  const { page, desk } = await openDesk(maya.portal, 'sam.whitfield');
  await page.locator('#desk-search').waitFor();
  await page.goto(`${desk}/cases/${caseId}`);
  await offerFrom(page, 'change', null);
  await shoot(page, 'offer-change');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: words.text('desk.offer.send') }).click();
  await page.locator('.offer').waitFor();

  const before = await trip();
  await maya.open(`/support/${caseId}`);
  const offer = maya.page.locator('.support-offer');
  await offer.getByText(words.text('support.offer.due')).waitFor();
  await isAccessibleToday(maya.page, 'an offer to change a trip');
  await shoot(maya.page, 'offer-to-customer');
  await offer.getByRole('button', { name: words.within('support.offer.acceptPay') }).click();
  await offer.getByText(words.text('support.offer.state.accepted')).waitFor();
  const after = await trip();
  expect(after.status).toBe('Modified');
  expect(after.total.amountMinor).toBeGreaterThan(before.total.amountMinor);
  expect(after.flight.slices[1]?.sliceId).not.toBe(before.flight.slices[1]?.sliceId);
  await page.getByText(words.within('desk.event.accepted', { name: 'Maya Okafor' })).waitFor();
});

test('a canceled flight is rebooked free of charge by an agent, and both sides read it', async () => {
  const maya = await visit({ person: 'maya' });
  const slices = flightsAhead('BOS.LIS.271', 'LIS.BOS.276');
  const bookingId = await bookFlight(maya, { slices, fareClass: 'standard' });
  const trip = async () => {
    const { body } = await callApi(maya.home, 'GET', `/trips/${bookingId}`);
    return body as FlightTripDetail;
  };
  await expect.poll(async () => (await trip()).ticketing).toBe('ticketed');
  const before = await trip();
  const look = { method: 'POST', path: `/trips/${bookingId}/look-up`, input: {} } as const;
  await askText(maya.home, maya.portal, { ...look, headers: { 'x-scenario': 'flight-canceled' } });
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const input = { topic: 'trip', bookingId, text: 'My flight was canceled.' };
  await askText(maya.home, maya.portal, { method: 'POST', path: '/support/cases', input, headers });
  const caseId = await caseOf(maya, 'supportRequest');

  const { page, desk } = await openDesk(maya.portal, 'kiran.bhatt');
  await page.locator('#desk-search').waitFor();
  await page.goto(`${desk}/cases/${caseId}`);
  await page
    .getByRole('button', { name: words.text('desk.schedule.button') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const options = dialog
    .getByRole('group', { name: words.startOf('desk.schedule.instead') })
    .getByRole('radio');
  await options.last().check();
  await dialog.getByLabel(words.text('desk.cancel.reason')).fill('She takes the evening flight');
  expect(await findViolations(page)).toEqual([]);
  await shoot(page, 'rebook');
  await dialog.getByRole('button', { name: words.text('desk.schedule.rebook') }).click();
  await page.getByText(words.within('desk.deed.rebookScheduleChange', { name: 'Kiran B.' })).waitFor();
  const after = await trip();
  expect([after.status, after.scheduleChangeStatus]).toEqual(['Modified', 'Confirmed']);
  expect(after.total).toEqual(before.total);
  expect(after.flight.slices[0]?.sliceId).not.toBe(before.flight.slices[0]?.sliceId);
  await maya.open(`/support/${caseId}`);
  await maya.page
    .getByText(words.within('support.deed.rebookScheduleChange', { name: 'Kiran B.' }))
    .waitFor();

  // A seat and a bag on the new flight, at a price that Maya accepts
  await page
    .getByRole('button', { name: words.text('desk.extras.button') })
    .first()
    .click();
  const seats = dialog.getByRole('combobox', { name: words.startOf('desk.extras.seatOf') }).first();
  await expect.poll(() => seats.locator('option').count()).toBeGreaterThan(1);
  await seats.selectOption({ index: 1 });
  const seat = await seats.inputValue();
  const bags = dialog.getByRole('combobox', { name: words.startOf('desk.extras.bagsOf') });
  await bags.first().selectOption('1');
  await dialog.getByRole('button', { name: words.text('desk.extras.quote') }).click();
  await dialog.getByText(words.text('desk.extras.due')).waitFor();
  await dialog.getByLabel(words.text('desk.offer.text')).fill('A window, and room for the bag.');
  expect(await findViolations(page)).toEqual([]);
  await shoot(page, 'extras');
  await dialog.getByRole('button', { name: words.text('desk.offer.send') }).click();
  await page.locator('.offer').getByText(`seat ${seat}`).waitFor();
  await shoot(page, 'extras-offered');
  const offer = maya.page.locator('.support-offer');
  await offer.getByText(`seat ${seat}`).waitFor();
  await isAccessibleToday(maya.page, 'an offer of a seat and a bag');
  await shoot(maya.page, 'extras-offer-to-customer');
  await offer.getByRole('button', { name: words.within('support.offer.acceptPay') }).click();
  await offer.getByText(words.text('support.offer.state.accepted')).waitFor();
  const extras = { seats: [{ slice: 0, seat }], bags: [{ slice: 0, pieces: 1 }] };
  await expect.poll(async () => (await trip()).extras).toMatchObject(extras);
  const added = await trip();
  expect(added.total.amountMinor).toBeGreaterThan(after.total.amountMinor);
});

test('goodwill above the limit waits for a second agent, and is the customer’s only then', async () => {
  const maya = await visit({ person: 'maya' });
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const input = { topic: 'refund', bookingId: null, text: 'The room had no bed.' };
  await askText(maya.home, maya.portal, { method: 'POST', path: '/support/cases', input, headers });
  const caseId = await caseOf(maya, 'supportRequest');
  const [sam, kiran] = [
    await openDesk(maya.portal, 'sam.whitfield'),
    await openDesk(maya.portal, 'kiran.bhatt'),
  ];
  for (const { page, desk } of [sam, kiran]) {
    await page.locator('#desk-search').waitFor();
    await page.goto(`${desk}/cases/${caseId}`);
  }
  await offerFrom(sam.page, 'credit', '250');
  await sam.page.getByRole('button', { name: words.text('desk.offer.ask') }).click();
  await sam.page.getByText(words.text('desk.proposal.state.awaitingApproval')).waitFor();
  await maya.open(`/support/${caseId}`);
  await maya.page.getByText('The room had no bed.').waitFor();
  expect(await maya.page.locator('.support-offer').count()).toBe(0);
  const approve = { name: words.text('desk.proposal.approve') };
  await sam.page.getByRole('button', approve).click();
  await sam.page.getByText(words.text('errors.OwnProposal.title')).waitFor();
  await kiran.page.getByRole('button', approve).click();
  await kiran.page.getByText(words.within('desk.proposal.approvedBy', { name: 'Kiran B.' })).waitFor();
  await shoot(kiran.page, 'approved');
  const before = await balanceOf(maya.home);
  await maya.page.reload();
  const accept = words.like('support.offer.accept', { amount: '$250.00' });
  await maya.page.locator('.support-offer').getByRole('button', { name: accept }).click();
  await maya.page.getByText(words.text('support.offer.state.accepted')).waitFor();
  expect(await balanceOf(maya.home)).toBe(before + 25_000);
});

const balanceOf = async (page: Page): Promise<number> => {
  const { body } = await callApi(page, 'GET', '/travel/wallet');
  return (body as { spendable: { amountMinor: number } }).spendable.amountMinor;
};

test('the desk is for agents alone, and says so', async () => {
  const { portal } = await visit({ person: null });
  const { page } = await openDesk(portal, 'jonah.okafor', enterByPress);
  await page.getByRole('heading', { name: words.text('desk.denied.title') }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  // Signed in at the bank as Jonah, who is asked for a password again all the same
  await page.getByRole('button', { name: words.text('session.other') }).click();
  await page.locator('input[type="password"]').waitFor();
});
