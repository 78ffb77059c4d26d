/** A traveler who does things, over HTTP: finds activities, checks, quotes, pays and looks at them. */
import { type CalendarDate, date } from '@sojourn/domain/dates.ts';
import type { BookingId, PaymentId } from '@sojourn/domain/ids.ts';
import type { TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import type { ActivityCheckout } from '../wire/activity-checkout.ts';
import type { ActivityDetail, ActivityPlans, OptionCheck } from '../wire/activity-detail.ts';
import type { ActivitySearchPage } from '../wire/activity-search.ts';
import type { ActivityTripDetail } from '../wire/activity-trip.ts';

export const APRIL = date('2027-04-15');
const COUPLE = [34, 36];
export type Picked = {
  readonly activityId: string;
  readonly optionId: string;
  readonly slotId: string | null;
  readonly units: readonly { readonly unitId: string; readonly count: number }[];
};

export function guestOfActivities(product: TestProduct, guest: Browser, paymentId: PaymentId) {
  const search = async (over: object = {}): Promise<ActivitySearchPage> => {
    const days = { fromDate: APRIL, untilDate: date('2027-04-19') };
    const input = { area: { place: 'city:lisbon-pt' }, ...days, ages: COUPLE, ...over };
    const { status, error, body } = await product.call('searchActivities', guest, { input: input as never });
    if (status !== 200) throw new Error(JSON.stringify(error));
    const page = body.findLast((event) => event.type === 'page');
    if (page?.type !== 'page') throw new Error('no page');
    return page;
  };
  const look = async (activityId: string): Promise<ActivityDetail> => {
    const { status, error, body } = await product.call('getActivity', guest, { input: { activityId } });
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body;
  };
  const check = async (
    activityId: string,
    day: CalendarDate = APRIL,
    over: object = {},
  ): Promise<OptionCheck[]> => {
    const input = { activityId, date: day, ages: COUPLE, ...over };
    const { status, error, body } = await product.call('checkActivity', guest, { input });
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body.options;
  };
  const plans = async (activityId: string, day: CalendarDate): Promise<ActivityPlans> => {
    const input = { activityId, date: day, ages: COUPLE };
    return (await product.call('checkActivity', guest, { input })).body.plans;
  };
  /** The first start that has places for the party. */
  const pick = async (activityId: string, day = APRIL, over: object = {}): Promise<Picked> => {
    for (const { optionId, units, slots } of await check(activityId, day, over)) {
      const slot = slots.find(({ hasPlaces }) => hasPlaces);
      if (slot) return { activityId, optionId, slotId: slot.slotId, units };
    }
    throw new Error(`${activityId} has nothing on ${day}`);
  };
  const start = async (picked: Picked, over: object = {}): Promise<ActivityCheckout> => {
    const input = { product: 'Experience', ...picked, ...over };
    const { status, error, body } = await product.call('startCheckout', guest, { input: input as never });
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body as ActivityCheckout;
  };
  const type = async (
    { checkoutId }: Pick<ActivityCheckout, 'checkoutId'>,
    over: object = {},
  ): Promise<ActivityCheckout> => {
    const typed = {
      email: 'maya@example.test',
      phone: '+1 617 555 0142',
      termsAccepted: true,
      duplicateAccepted: true,
      clashAccepted: true,
      paymentId,
      ...over,
    };
    const saved = await product.call('saveDraft', guest, { params: { checkoutId }, input: typed as never });
    return saved.body as ActivityCheckout;
  };
  const pay = ({ checkoutId, quote }: Pick<ActivityCheckout, 'checkoutId' | 'quote'>) => {
    const totalMinor = quote.total.amountMinor;
    const tenders = [{ sourceId: paymentId, amountMinor: totalMinor }];
    return product.call('bookCheckout', guest, {
      params: { checkoutId },
      input: { totalMinor, cardMinor: totalMinor, quoteId: quote.quoteId, tenders },
    });
  };
  const trip = async (bookingId: BookingId): Promise<ActivityTripDetail> =>
    (await product.call('getTrip', guest, { params: { bookingId } })).body as ActivityTripDetail;
  const book = async (picked: Picked, typed: object = {}): Promise<ActivityTripDetail> => {
    const answer = await pay(await type(await start(picked), typed));
    if (answer.status !== 200 || answer.body.result !== 'Success')
      throw new Error(JSON.stringify(answer.error ?? answer.body));
    return trip(answer.body.bookingId);
  };
  const cancel = async (bookingId: BookingId) => {
    const quoted = await product.call('quoteCancel', guest, { params: { bookingId }, input: {} as never });
    if (quoted.status !== 200) return quoted;
    return product.call('cancelTrip', guest, {
      params: { bookingId },
      input: { quoteId: quoted.body.quoteId } as never,
    });
  };
  return { search, look, check, plans, pick, start, type, pay, trip, book, cancel };
}
export type GuestOfActivities = ReturnType<typeof guestOfActivities>;
