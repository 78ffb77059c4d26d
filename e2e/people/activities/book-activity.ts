/** Activities found and booked for journeys that begin with a checkout or a trip. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import type { ActivityCheckout } from '@sojourn/products/activity/wire/activity-checkout.ts';
import type { ActivityDetail, OptionCheck } from '@sojourn/products/activity/wire/activity-detail.ts';
import type { ActivityOffer, ActivitySearchEvent } from '@sojourn/products/activity/wire/activity-search.ts';
import type { Locator } from 'playwright-core';
import { askText } from '../call-api.ts';
import { lastPage } from '../open-checkout.ts';
import { readAmount } from '../read-amount.ts';
import type { Visit } from '../visit.ts';

/** From a day ahead on. */
export const activityDays = (days: number, count = 3) => {
  const fromDate = dayAhead(days) as CalendarDate;
  return { fromDate, untilDate: addDays(fromDate, count - 1) };
};

const ask = async <Answer>(
  { home, portal }: Visit,
  path: string,
  input: unknown,
  method = 'POST',
  headers = {},
) => JSON.parse(await askText(home, portal, { method, path, input, headers })) as Answer;

const TWO = [30, 30];

/** Activities of Lisbon, the recommended first. */
export async function searchActivities(
  visit: Visit,
  days: ReturnType<typeof activityDays>,
  filters = {},
  ages: readonly number[] = TWO,
): Promise<readonly ActivityOffer[]> {
  const text = await askText(visit.home, visit.portal, {
    method: 'POST',
    path: '/experiences/availability',
    input: { area: { place: 'city:lisbon-pt' }, ...days, ages, filters, limit: 50 },
  });
  return lastPage<ActivitySearchEvent>(text)?.activities ?? [];
}

type FoundStart = {
  readonly activityId: string;
  readonly optionId: string;
  readonly slotId: string;
  readonly date: CalendarDate;
  readonly units: OptionCheck['units'];
  readonly totalMinor: number;
  readonly slot: OptionCheck['slots'][number];
  readonly detail: ActivityDetail;
};
type Fits = (start: FoundStart) => boolean | Promise<boolean>;

/** Every start of an activity on a day that takes the party. */
async function startsOf(
  visit: Visit,
  activityId: string,
  date: CalendarDate,
  ages: readonly number[],
): Promise<FoundStart[]> {
  const detail = await ask<ActivityDetail>(visit, '/experiences/detail', { activityId });
  const { options } = await ask<{ options: OptionCheck[] }>(visit, '/experiences/slots', {
    activityId,
    date,
    ages,
  });
  return options.flatMap(({ optionId, units, total, slots }) =>
    total === null
      ? []
      : slots
          .filter(({ state, hasPlaces }) => hasPlaces && state !== 'soldOut' && state !== 'closed')
          .map((slot) => ({
            activityId,
            optionId,
            slotId: slot.slotId,
            date,
            units,
            totalMinor: total.amountMinor,
            slot,
            detail,
          })),
  );
}

type Wanted = { readonly fits?: Fits; readonly filters?: object; readonly ages?: readonly number[] };

/** The first start of a search that fits; at once and with a start time unless asked otherwise. */
export async function findStart(visit: Visit, ahead: number, wanted: Wanted = {}): Promise<FoundStart> {
  const { fits = () => true, filters = { instant: true }, ages = TWO } = wanted;
  const days = activityDays(ahead);
  const found = await searchActivities(visit, days, { ...filters, agesFit: true }, ages);
  for (const offer of found) {
    const date = offer.days.find(
      ({ state }) => state === 'available' || state === 'limited' || state === 'freeSale',
    )?.date;
    if (!date || offer.availability === 'openDated') continue;
    for (const start of await startsOf(visit, offer.activityId, date, ages))
      if (await fits(start)) return start;
  }
  throw new Error(`none of ${found.length} activities fits from ${days.fromDate}`);
}

export const startActivityCheckout = (
  visit: Visit,
  { activityId, optionId, slotId, units, totalMinor }: FoundStart,
): Promise<ActivityCheckout> =>
  ask(visit, '/checkouts', {
    product: 'Experience',
    activityId,
    optionId,
    slotId,
    units,
    shownTotalMinor: totalMinor,
    policyReason: { reason: 'noneInPolicy' },
  });

/** Ends on the checkout, drawn. */
export async function openActivityCheckout(visit: Visit, start: FoundStart): Promise<ActivityCheckout> {
  const { page, words, open } = visit;
  const started = await startActivityCheckout(visit, start);
  await open(`/checkout/${started.checkoutId}`);
  await page.getByRole('heading', { level: 1, name: words.text('activity.checkout.title') }).waitFor();
  return started;
}

/** Whatever the operator wants to know. */
async function answerOperator({ page }: Visit): Promise<void> {
  for (const field of await page.locator('[id^="checkout-answers-"]:is(select, input)').all()) {
    const isChoice = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT';
    if ((await field.inputValue()) !== '') continue;
    await (isChoice ? field.selectOption({ index: 1 }) : field.fill('170'));
  }
}

/** Types everything, and waits until the server has it. */
export async function fillActivity(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await page.getByLabel(words.text('checkout.field.firstName'), { exact: true }).fill('Adaeze');
  await page.getByLabel(words.text('checkout.field.lastName'), { exact: true }).fill('Bello');
  await page.getByLabel(words.like('checkout.field.phone')).fill('+1 617 555 0187');
  // Whatever other journeys have booked for the person
  for (const id of ['activity.checkout.clash', 'activity.checkout.duplicate']) {
    const consent = page.getByRole('checkbox', { name: words.text(id) });
    if (await consent.count()) await consent.check();
  }
  const pickup = page.locator('.pickup-choices');
  if (await pickup.count()) await pickup.getByRole('radio').first().check();
  await answerOperator(visit);
  const cards = page.getByRole('radio', { name: words.startOf('checkout.pay.ending') });
  await cards.and(page.locator(':enabled')).first().check();
  await page.getByRole('checkbox', { name: words.startOf('activity.checkout.agree.label') }).check();
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
}

export const payActivityButton = ({ page, words, isPhone }: Visit): Locator =>
  page.getByRole('button', {
    name: isPhone ? words.text('checkout.pay.short') : words.like('checkout.pay.button'),
    exact: true,
  });

export const amountOfActivity = (visit: Visit): Promise<number> =>
  readAmount(visit.isPhone ? visit.page.locator('.price-bar .money-m') : payActivityButton(visit));

/** Pays; ends on the trip. */
export async function payActivity(visit: Visit): Promise<string> {
  const { page } = visit;
  await payActivityButton(visit).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+\?booked=1$/);
  return /bkg_[^/?]+/.exec(page.url())?.[0] ?? '';
}

/** A booking as the pages make it, but without walking through them; its id. */
export async function bookActivity(visit: Visit, start: FoundStart): Promise<string> {
  const { checkoutId, activity, draft: typed } = await startActivityCheckout(visit, start);
  const path = `/checkouts/${checkoutId}`;
  const cards = await ask<{ value: { paymentId: string }[] }>(visit, '/paymentMethods/list', {}, 'PUT');
  const { pickup } = start.detail.activity;
  const place = start.detail.pickupPlaces[0];
  const draft = {
    lead: { firstName: 'Maya', lastName: 'Okafor' },
    pickup: pickup.isRequired && place ? { kind: 'place', placeId: place.placeId } : { kind: 'meetingPoint' },
    language: typed.language,
    answers: activity.questions.map(({ questionId, kind, choices }) => ({
      questionId,
      answer: kind === 'choice' ? (choices[0]?.value ?? '') : '70',
    })),
    note: '',
    clashAccepted: true,
    // Whatever the person has booked by then
    duplicateAccepted: true,
    email: 'maya.okafor@example.com',
    phone: '+1 617 555 0142',
    offerId: null,
    credits: [],
    miles: [],
    paymentId: cards.value[0]?.paymentId,
    termsAccepted: true,
  };
  const saved = await ask<Checkout>(visit, path, draft, 'PATCH');
  const { lines, cardMinor } = saved.payment.plan;
  const input = {
    quoteId: saved.quote.quoteId,
    totalMinor: saved.quote.total.amountMinor,
    cardMinor,
    tenders: lines.map(({ sourceId, amount }) => ({ sourceId, amountMinor: amount.amountMinor })),
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answer = await ask<{ bookingId?: string }>(visit, `${path}/book`, input, 'POST', key);
  if (!answer.bookingId) throw new Error(`not booked: ${JSON.stringify(answer)}`);
  return answer.bookingId;
}

/** The page of an activity, for some days and a party. */
export const shopAt = (
  { activityId, date }: Pick<FoundStart, 'activityId' | 'date'>,
  ages: readonly number[] = TWO,
  more = '',
): string =>
  `/activities/shop/?activityId=${activityId}&fromDate=${date}&untilDate=${date}` +
  `&locationName=Lisbon&ages=${ages.join()}${more}`;
