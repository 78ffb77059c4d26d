/**
 * Every way in which booking flights can fail (B §8), switched on by name and met in one window: what it is
 * called, why it happened, what of the money is safe, and the one thing to do next.
 */
import { FLIGHT_FAILURES } from '@sojourn/products/flight/wire/flight-codes.ts';
import { expect, test } from 'vitest';
import { chooseSaved, fillRest } from '../../people/flights/fill-travelers.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { payButton } from '../../people/hotels/pay-stay.ts';
import { openFlightCheckout } from '../../people/open-checkout.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();

type FailureCase = {
  readonly scenario: string;
  /** Where its texts are: `checkout.flightFailure.BookFailed`, with `.title` and `.cause`. */
  readonly words: string;
  readonly safe: 'safe' | 'safeCard' | 'safeVoid';
  readonly action: string;
};
const airline = (reason: string, action: string, safe: FailureCase['safe'] = 'safe'): FailureCase => ({
  scenario: `flight-fails-${reason}`,
  words: `checkout.flightFailure.${reason}`,
  safe,
  action,
});
const card = (scenario: string, problem: string, action = 'otherCard'): FailureCase => ({
  scenario,
  words: `checkout.payment.${problem}`,
  safe: 'safeCard',
  action,
});

const AIRLINE: readonly FailureCase[] = [
  airline('NoAvailability', 'chooseFlights'),
  airline('BookFailed', 'chooseFlights', 'safeCard'),
  airline('SeatTaken', 'chooseSeats'),
  airline('DuplicateBooking', 'bookAnyway'),
  airline('InvalidPassengers', 'fixTravelers'),
  airline('CardDeclined', 'otherCard', 'safeCard'),
  airline('FraudAutoReject', 'otherCard', 'safeCard'),
  airline('LikelyFraud', 'otherCard', 'safeCard'),
  airline('RedemptionFailure', 'lookAgain'),
  airline('Inactivity', 'refreshQuote'),
  airline('InvalidSession', 'refreshQuote'),
  airline('SessionClosed', 'refreshQuote'),
  airline('ExpiredQuoteToken', 'refreshQuote'),
  airline('ExpiredFulfillToken', 'refreshQuote'),
  airline('CartValidationError', 'refreshQuote'),
  airline('VoidFailed', 'openCase', 'safeVoid'),
  airline('ProviderError', 'retry'),
  airline('Timeout', 'retry', 'safeCard'),
  airline('ExecutionTimeout', 'retry', 'safeCard'),
  airline('BookError', 'retry', 'safeCard'),
  airline('AuthError', 'retry'),
  airline('ErrorCode', 'retry'),
  airline('Unknown', 'retry'),
  { ...card('flight-fails-PaymentError', 'unnamed') },
];
const CARDS: readonly FailureCase[] = [
  card('card-declined', 'CardDeclined'),
  card('card-insufficient-funds', 'InsufficientFunds'),
  card('card-expired', 'CardExpired'),
  card('card-lost-or-stolen', 'CardLostOrStolen'),
  card('card-not-supported', 'CardNotSupported'),
  card('card-invalid-number', 'InvalidCardNumber'),
  card('card-invalid-information', 'InvalidCardInformation'),
  card('card-invalid-verification', 'InvalidVerificationNumber'),
  card('card-invalid-country', 'InvalidCountryCode'),
  card('card-invalid-zip', 'InvalidZipCode'),
  // Flights have a failure of their own for what a bank calls fraud
  { ...airline('FraudAutoReject', 'otherCard', 'safeCard'), scenario: 'card-fraud' },
  card('card-guest-country', 'InvalidGuestCountry'),
  card('card-processor-unavailable', 'ProcessorUnavailable', 'sameCard'),
];
/** Ends the checkout's own price, so it comes last. */
const PRICE_INCREASED: FailureCase = {
  ...airline('MaximumPriceIncreaseReached', 'chooseFlights'),
  scenario: 'flight-price-rise-max',
};

/** Pays under the scenario and reads what the page says of it. */
async function expectFailure(v: Visit, { scenario, words: id, safe, action }: FailureCase): Promise<void> {
  const { page, words } = v;
  await setScenario(v, scenario);
  await payButton(v).click();
  const panel = page.locator('.checkout-failure');
  await panel.getByText(words.text(`${id}.title`), { exact: true }).waitFor();
  await panel.getByText(words.text(`${id}.cause`), { exact: true }).waitFor();
  await panel.getByText(words.text(`checkout.failure.${safe}`), { exact: true }).waitFor();
  expect(await panel.getAttribute('role')).toBe('alert');
  const label = words.text(`checkout.action.${action}`);
  const next = panel.getByRole('button', { name: label }).or(panel.getByRole('link', { name: label }));
  expect(await next.count(), `${scenario}: ${action}`).toBe(1);
}

test('the table has every failure of flights', () => {
  const expected = [...AIRLINE, PRICE_INCREASED].map(({ scenario, words }) =>
    scenario === 'flight-fails-PaymentError' ? 'PaymentError' : words.split('.').at(-1),
  );
  expect(expected.toSorted()).toEqual([...FLIGHT_FAILURES].toSorted());
});

test('each is told with its cause and the next step, and nothing that was typed is lost', async () => {
  const v = await visit();
  const { page, words } = v;
  await openFlightCheckout(v, { slices: ['BOS.LIS.281', 'LIS.BOS.286'] }, 'enhanced');
  await chooseSaved(v, 0, 'Maya Okafor');
  await fillRest(v);
  for (const expected of [...AIRLINE, ...CARDS, PRICE_INCREASED]) {
    await expectFailure(v, expected);
    const panel = page.locator('.checkout-failure');
    const act = (action: string) =>
      panel.getByRole('button', { name: words.text(`checkout.action.${action}`) }).click();
    // What the next step does, once for each that stays on the page
    if (expected.words.endsWith('.SeatTaken')) {
      await act('chooseSeats');
      await page.getByRole('dialog').getByRole('grid').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    } else if (expected.words.endsWith('.InvalidPassengers')) {
      await act('fixTravelers');
      const first = page.getByLabel(words.text('travelers.field.firstName'), { exact: true });
      await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.locator('.traveler__edit').first().click();
    } else if (expected.words.endsWith('.Inactivity')) {
      await setScenario(v, null);
      await act('refreshQuote');
      await page.getByText(words.text('checkout.refreshed')).first().waitFor();
    }
  }
  await page.getByText(words.text('checkout.traveler.status.ready')).waitFor();
  await page.getByRole('link', { name: words.text('checkout.action.chooseFlights') }).click();
  await page.waitForURL(/\/flights\?.*from=BOS.*to=LIS/);
});
