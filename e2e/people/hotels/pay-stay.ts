/** From a hotel's page to a paid booking. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { reachCheckout } from '../reach-checkout.ts';
import { amountsIn, openSummary, readAmount } from '../read-amount.ts';
import type { Visit } from '../visit.ts';

export const GUEST = {
  firstName: 'Adaeze',
  lastName: 'Bello',
  age: '34',
  email: 'adaeze.bello@example.com',
  phone: '+1 617 555 0187',
  requests: 'A quiet room on a high floor, please.',
} as const;

/** Presses Reserve for the rate that is chosen; ends on the checkout. */
export async function reserve(visit: Visit): Promise<void> {
  const { page, words } = visit;
  const button = page.getByRole('button', { name: words.text('hotelStay.rate.reserve'), exact: true });
  await button.filter({ visible: true }).first().click();
  await reachCheckout(visit);
  await page.getByRole('heading', { level: 1, name: words.text('hotel.checkout.title') }).waitFor();
}

/** The fields of the checkout's form, by their labels. */
export function checkoutFields({ page, words }: Visit) {
  const field = (id: string) => page.getByLabel(words.like(id));
  return {
    firstName: field('checkout.field.firstName').first(),
    lastName: field('checkout.field.lastName').first(),
    age: field('hotel.checkout.field.age'),
    email: field('checkout.field.email'),
    phone: field('checkout.field.phone'),
    // Its label goes on with the word for optional
    requests: page.getByRole('textbox', { name: words.text('hotel.checkout.field.requests') }),
    cards: page.getByRole('radio', { name: words.startOf('checkout.pay.ending') }),
    terms: page.getByRole('checkbox', { name: words.startOf('hotel.checkout.agree.label') }),
  };
}

/** Types everything, and waits until the server has it. */
/** `agrees`: false for an agent in the customer's place, who has no terms to agree to. */
export async function fillCheckout(visit: Visit, agrees = true): Promise<void> {
  const { page, words } = visit;
  const fields = checkoutFields(visit);
  await fields.firstName.fill(GUEST.firstName);
  await fields.lastName.fill(GUEST.lastName);
  await fields.age.fill(GUEST.age);
  await fields.email.fill(GUEST.email);
  await fields.phone.fill(GUEST.phone);
  await fields.requests.fill(GUEST.requests);
  await fields.cards.and(page.locator(':enabled')).first().check();
  if (agrees) await fields.terms.check();
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
}

/** Everything that was typed stands in the form. */
export async function expectFilled(visit: Visit): Promise<void> {
  const fields = checkoutFields(visit);
  await fields.firstName.waitFor();
  for (const name of ['firstName', 'lastName', 'age', 'email', 'phone', 'requests'] as const) {
    expect(await fields[name].inputValue(), name).toBe(GUEST[name]);
  }
  // The saved cards come by a call of their own, maybe after the fields
  await fields.cards.first().waitFor();
  expect(await fields.cards.and(visit.page.locator(':checked')).count(), 'a card is chosen').toBe(1);
  expect(await fields.terms.isChecked(), 'terms').toBe(true);
}

/** The one pay button on screen; on a phone it is the short one of the bar, beside the total. */
export const payButton = ({ page, words, isPhone }: Visit): Locator =>
  isPhone
    ? page.getByRole('button', { name: words.text('checkout.pay.short'), exact: true })
    : page
        .getByRole('button', { name: words.like('checkout.pay.button') })
        .or(page.getByRole('button', { name: words.like('approvals.send.review') }));

/** The amount that the pay button, or the bar that it is in, says it will take. */
export const amountToPay = (visit: Visit): Promise<number> =>
  readAmount(visit.isPhone ? visit.page.locator('.price-bar .money-m') : payButton(visit));

/** What the summary's lines say is paid at the hotel. */
export async function feesAtHotel({ page, words }: Visit): Promise<number> {
  await openSummary(page);
  const lines = page.locator('.summary .key-value').filter({ hasText: words.within('booking.fees.line') });
  const amounts = (await lines.allInnerTexts()).flatMap((text) => amountsIn(text).slice(-1));
  return amounts.reduce((sum, minor) => sum + minor, 0);
}

export type Booked = { readonly bookingId: string; readonly code: string; readonly charged: number };

/** Pays, and reads the confirmation. */
export async function pay(visit: Visit): Promise<Booked> {
  await payButton(visit).click();
  return readConfirmation(visit);
}

export async function readConfirmation({ page, words }: Visit): Promise<Booked> {
  await page.waitForURL(/\/trips\/bkg_[^/?]+\?booked=1$/);
  const confirmation = page.getByText(words.like('hotel.trip.booked.text'));
  const text = await confirmation.innerText();
  const code = /\bH-[A-Z0-9-]+\b/.exec(text)?.[0] ?? '';
  const [charged = 0] = amountsIn(text.replace(code, ''));
  return { bookingId: new URL(page.url()).pathname.split('/').at(-1) ?? '', code, charged };
}
