/** A booking made in English, read in another language: its places and rooms have that language's names. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { MESSAGES } from '@sojourn/server/main/capabilities.ts';
import type { WhereProducts } from '@sojourn/server/modules/companies/admin/travel/product.ts';
import { listDeskBookings } from '@sojourn/server/modules/desk/desk/customers/list-desk-bookings.ts';
import { listSupportCases } from '@sojourn/server/modules/desk/support/list-support-cases.ts';
import { LANGUAGES } from '@sojourn/server/modules/platform/notify/languages.ts';
import type { OwnMessage } from '@sojourn/server/modules/platform/notify/message-type.ts';
import type { MessageContent } from '@sojourn/server/modules/platform/notify/messages.ts';
import { inReadersWords } from '@sojourn/server/modules/platform/notify/reword-message.ts';
import { writeMail } from '@sojourn/server/modules/platform/notify/write-mail.ts';
import type { Booking } from '@sojourn/server/modules/selling/booking/booking.ts';
import {
  createNaming,
  inLanguage,
  namedBookings,
  nameInAll,
} from '@sojourn/server/modules/selling/booking/in-language.ts';
import { createPlans } from '@sojourn/server/modules/selling/booking/other-plans.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import { getCancelParts } from '@sojourn/server/modules/trips/changes/get-cancel-parts.ts';
import { itineraryOf } from '@sojourn/server/modules/trips/itineraries/build-itinerary.ts';
import type { ItineraryDeps } from '@sojourn/server/modules/trips/itineraries/get-itinerary.ts';
import { readWholeTrip } from '@sojourn/server/modules/trips/itineraries/read-whole-trip.ts';
import { receiptOf } from '@sojourn/server/modules/trips/receipts/build-receipt.ts';
import { localParts } from '@sojourn/server/modules/trips/schedule-changes/view-change.ts';
import { showGroup } from '@sojourn/server/modules/trips/trips/groups/show-group.ts';
import { listTrips } from '@sojourn/server/modules/trips/trips/list-trips.ts';
import { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { TEST_TENANTS } from '@sojourn/server/testing/server.ts';
import { expect, test } from 'vitest';
import { testProducts } from '../with-products.ts';
import type { Booked, SuiteStage } from './product-under-test.ts';

type Locale = 'en' | 'fr';
/** Proper names, and the names of clocks. */
const SAME_IN_ALL = /Lisbon Airport|Boston Airport|(Europe|America)\/\w+|"seed":"\w+"/g;

/** What a flight's subtitle is made of; a trip's own page names it by a wire value. */
const TRIP_WORDS = { en: ['Round-trip', 'One-way'], fr: ['Aller-retour', 'Aller simple'] } as const;

const called = ({ title, subtitle, place }: Booking) => ({ title, subtitle, place });

export function describeLanguages(stage: SuiteStage): void {
  const { of } = stage;
  const tenant = TEST_TENANTS.find(({ id }) => id === 'consumer');
  if (!tenant) throw new Error('no tenant of consumers');

  function mailOf(content: MessageContent, trip: TripDetail, locale: Locale): (string | undefined)[] {
    const owner = { tenantId: tenant?.id ?? '', customerId: 'cus_x' as never };
    const mail = writeMail(
      { products: testProducts, messages: MESSAGES },
      { ...owner, messageId: 'x', told: content, createdAt: stage.server().clock.now() },
      {
        tenant: tenant as NonNullable<typeof tenant>,
        origin: 'https://travel.example',
        fromAddress: 'no-reply@travel.example',
        person: { email: 'maya@example.com', locale },
        trip,
      },
    );
    return [mail?.subject, mail?.text];
  }

  /** Mail that was stored with words in the booking's language. */
  async function storedMails(booking: Booking, trip: TripDetail, locale: Locale): Promise<unknown[]> {
    const { bookingId, title } = booking;
    const { clock, products } = stage.server();
    const naming = createNaming(stage.server())({ ...booking, locale });
    const change = {
      kind: 'scheduleChanged',
      key: `${bookingId}.2`,
      about: bookingId,
      title,
      before: products[of.product].scheduleOf(booking),
      after: null,
      reasons: [],
      canDecline: false,
      respondBy: clock.now(),
      effects: [{ tripId: bookingId, title, kind: 'NightUnused' }],
    };
    const stored: MessageContent[] = [
      products[of.product].failedMessage(booking),
      { ...change },
      { ...change, kind: 'scheduleAccepted' },
      { ...change, kind: 'scheduleRebooked', after: change.before } as OwnMessage,
    ];
    const leaving = await Promise.all(stored.map((each) => inReadersWords(each, MESSAGES, naming)));
    return leaving.map((each) => mailOf(each, trip, locale));
  }

  function papers(trip: TripDetail, locale: Locale) {
    const now = stage.server().clock.now();
    return {
      mail: mailOf({ kind: 'bookingConfirmed', bookingId: trip.bookingId }, trip, locale),
      receipt: receiptOf(testProducts, trip, tenant as NonNullable<typeof tenant>, locale, now),
      calendar: testProducts[of.product].calendarPart(trip as never, 'CONFIRMED', LANGUAGES[locale]).entries,
    };
  }

  async function viewsOf({ bookingId, traveler }: Booked, locale: Locale): Promise<Record<string, unknown>> {
    const server = stage.server();
    const reader = { ...traveler.actor, locale };
    const booking = await readBooking(server.db, { ...reader, bookingId });
    if (!booking) throw new Error('no booking');
    const named = inLanguage(server.products, booking, locale);
    const trip = await showTrip(server, { ...reader, bookingId });
    const whole = await readWholeTrip(
      { ...server, products: server.products as unknown as ItineraryDeps['products'] },
      reader,
      bookingId,
      { offer: 'Itinerary', locale },
    );
    if (!whole || !tenant) throw new Error('nothing to print');
    return {
      trip,
      list: await listTrips(server, {}, reader),
      group: await showGroup(server, bookingId, reader),
      parts: await getCancelParts(server, bookingId, reader),
      support: await listSupportCases({ ...server, visibleCases: [] }, reader),
      plans: await createPlans(server).plansOf(reader),
      desk: await listDeskBookings(server, reader, { limit: 5, locale }),
      company: [...(await namedBookings(server, [{ ...reader, bookingId }], locale)).values()].map(called),
      request: nameInAll(server.products, booking)[locale],
      where: (server.products as unknown as WhereProducts)[of.product].legs(named),
      schedule: localParts(server, named, server.products[of.product].scheduleOf(booking)),
      itinerary: itineraryOf(whole, tenant, locale, server.clock.now()),
      ...papers(trip, locale),
      storedMails: await storedMails(booking, trip, locale),
    };
  }

  test.each([
    ['en', 'fr'],
    ['fr', 'en'],
  ] as const)('places, rooms and classes are named in the reader’s language: %s', async (locale, other) => {
    const views = await viewsOf(await stage.settled(), locale);
    for (const [view, shown] of Object.entries(views)) {
      const text = JSON.stringify(shown).replaceAll(SAME_IN_ALL, '');
      const foreign = of.names
        .map((name) => name[other])
        .filter((name) => new RegExp(`\\b${name}\\b`).test(text));
      expect([view, foreign]).toEqual([view, []]);
    }
    for (const view of ['desk', 'company', 'request']) {
      const text = JSON.stringify(views[view]);
      expect([view, TRIP_WORDS[other].filter((word) => text.includes(word))]).toEqual([view, []]);
    }
    for (const view of ['trip', 'list', 'group', 'itinerary', 'where'])
      expect(JSON.stringify(views[view])).toContain(of.names[0]?.[locale]);
    expect(JSON.stringify(Object.values(views))).toContain(of.names.at(-1)?.[locale]);
  });

  test('a booking that was read in French is in English again for who reads English', async () => {
    const { bookingId, traveler } = await stage.booked();
    const { db, products } = stage.server();
    const booking = await readBooking(db, { ...traveler.actor, bookingId });
    if (!booking) throw new Error('no booking');
    const french = inLanguage(products, booking, 'fr');
    expect(french.place).toBe(of.names[0]?.fr);
    expect(inLanguage(products, french, 'en')).toEqual(inLanguage(products, booking, 'en'));
  });
}
