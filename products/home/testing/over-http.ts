/** A guest of homes over HTTP: finds, quotes, pays and looks at them. */
import { addDays, type CalendarDate, date } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import type { HomeCheckout } from '../wire/home-checkout.ts';
import type { HomeDetail } from '../wire/home-detail.ts';
import type { HomeSearchPage } from '../wire/home-search.ts';
import type { HomeTripDetail } from '../wire/home-trip.ts';
import type { WireParty } from '../wire/homes.ts';
import { TWO_ADULTS } from './home-market.ts';

export type SomeStay = {
  readonly homeId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
};
const APRIL = date('2027-04-15');
/** From April 15 on, or any other day. */
export const nightsAt = (homeId: string, nights: number, checkIn = APRIL): SomeStay => ({
  homeId,
  checkIn,
  checkOut: addDays(checkIn, nights),
});

export function guestOfHomes(product: TestProduct, guest: Browser, paymentId: PaymentId) {
  const look = async (stay: SomeStay, party: WireParty = TWO_ADULTS): Promise<HomeDetail> => {
    const { status, error, body } = await product.call('getHome', guest, {
      input: { ...stay, party } as never,
    });
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body;
  };
  const search = async (over: object = {}): Promise<HomeSearchPage> => {
    const { checkIn, checkOut } = nightsAt('', 4);
    const input = { area: { place: 'city:lisbon-pt' }, checkIn, checkOut, party: TWO_ADULTS, ...over };
    const { body } = await product.call('searchHomes', guest, { input: input as never });
    const page = body.findLast((event) => event.type === 'page');
    if (page?.type !== 'page') throw new Error('no page');
    return page;
  };
  const start = async (stays: readonly SomeStay[], over: object = {}): Promise<HomeCheckout> => {
    const input = { product: 'Home', stays, party: TWO_ADULTS, ...over };
    const { status, error, body } = await product.call('startCheckout', guest, { input: input as never });
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body as HomeCheckout;
  };
  const type = async ({ checkoutId }: HomeCheckout, over: object = {}): Promise<HomeCheckout> => {
    const typed = {
      email: 'maya@example.test',
      phone: '+1 617 555 0142',
      rulesAccepted: true,
      termsAccepted: true,
      duplicateAccepted: true,
      paymentId,
      ...over,
    };
    const saved = await product.call('saveDraft', guest, { params: { checkoutId }, input: typed as never });
    return saved.body as HomeCheckout;
  };
  const pay = ({ checkoutId, quote }: HomeCheckout) => {
    const totalMinor = quote.total.amountMinor;
    const tenders = [{ sourceId: paymentId, amountMinor: totalMinor }];
    return product.call('bookCheckout', guest, {
      params: { checkoutId },
      input: { totalMinor, cardMinor: totalMinor, quoteId: quote.quoteId, tenders },
    });
  };
  const trip = async (bookingId: string): Promise<HomeTripDetail> =>
    (await product.call('getTrip', guest, { params: { bookingId: bookingId as never } }))
      .body as HomeTripDetail;
  const book = async (stays: readonly SomeStay[], typed: object = {}): Promise<HomeTripDetail> => {
    const answer = await pay(await type(await start(stays), typed));
    if (answer.status !== 200 || answer.body.result !== 'Success')
      throw new Error(JSON.stringify(answer.error ?? answer.body));
    return trip(answer.body.bookingId);
  };
  return { look, search, start, type, pay, trip, book };
}
export type GuestOfHomes = ReturnType<typeof guestOfHomes>;
