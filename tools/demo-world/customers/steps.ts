/** The steps of the demo's cardholders: their card, what they book, what they cancel, and a late flight. */
import { demoNumber } from '../../../apps/vault/src/cards/card-number.ts';
import {
  addDays,
  type CalendarDate,
  type Instant,
  type LocalDateTime,
  localAt,
  plusSeconds,
} from '../../../packages/domain/src/dates.ts';
import type { PaymentId } from '../../../packages/domain/src/ids.ts';
import { assertPresent } from '../../../packages/domain/src/present.ts';
import { cancel } from '../buying/cancel.ts';
import { carOrder } from '../buying/cars.ts';
import { flightOrder, type Hours } from '../buying/flights.ts';
import { type Bought, buy, type Payment } from '../buying/order.ts';
import { stayOrder } from '../buying/stays.ts';
import { CUSTOMER_TRIPS, type CustomerTrip } from '../data/customer-trips.ts';
import { dayOfMaking, momentOf } from '../days.ts';
import { inOrder, type Scene, type Stage, type Step } from '../stage.ts';
import { CARDHOLDERS, type Cardholder, cardholder } from './people.ts';

const ZONE = 'America/New_York';
const GROUPS = ['midsize', 'small', 'suv', 'midsize'] as const;
const MORNING = { from: 7 * 60, until: 11 * 60 };
const AFTERNOON = { from: 13 * 60, until: 20 * 60 };

export const tripStep = (who: string, name: string): string => `customer-${who}-${name}`;

export function customerSteps(made: Instant, takesPart: (subject: string) => boolean): Step[] {
  const cards = CARDHOLDERS.flatMap((who, at) =>
    who.lastFour === null || !takesPart(who.subject) ? [] : [cardStep(who, at, made)],
  );
  const trips = CUSTOMER_TRIPS.flatMap((trip, at) => (takesPart(trip.who) ? tripSteps(trip, at, made) : []));
  return [...cards, ...inOrder(trips)];
}

function cardStep(who: Cardholder, at: number, made: Instant): Step {
  return {
    name: `customer-${who.subject}-card`,
    at: momentOf(addDays(dayOfMaking(made), -110 - at), 12 * 60, ZONE, made),
    play: async (stage, memo) => {
      await memo.once('saved', () => addCard(stage, who, made));
    },
  };
}

async function addCard(stage: Stage, who: Cardholder, made: Instant): Promise<PaymentId> {
  const year = (Number(made.slice(0, 4)) + 3) % 100;
  const number = demoNumber('517805', assertPresent(who.lastFour, 'the last four digits'));
  const card = { number, expiry: `09/${year}`, name: `${who.firstName} ${who.lastName}` };
  const token = await stage.typeCard(() => stage.call(who, 'startCardEntry', { input: {} }), card);
  const saved = await stage.call(who, 'verifyPaymentMethod', { input: { token } });
  const { paymentMethod } = saved.value;
  return assertPresent(paymentMethod, `the card of ${who.subject}`).paymentId as PaymentId;
}

function tripSteps(trip: CustomerTrip, at: number, made: Instant): Step[] {
  const today = dayOfMaking(made);
  const when = (daysBefore: number) =>
    momentOf(addDays(today, -daysBefore), 8 * 60 + ((at * 97) % 780), ZONE, made);
  const name = tripStep(trip.who, trip.name);
  const who = cardholder(trip.who);
  const books: Step = {
    name,
    at: when(trip.ahead - trip.starts),
    play: (stage, memo) => book({ stage, memo }, trip, at, made),
  };
  if (trip.canceled !== undefined) {
    const cancels: Step = {
      name: `${name}-canceled`,
      at: when(trip.canceled),
      play: async (stage, memo) => {
        for (const part of ['flight', 'stay', 'car']) {
          const bookingId = memo.of<Bought>(name, `${part}.bought`)?.bookingId;
          if (bookingId) await cancel({ stage, memo }, part, who, bookingId, made);
        }
      },
    };
    return [books, cancels];
  }
  return trip.isLate ? [books, lateStep(trip, made)] : [books];
}

/** Read now, so that it's noticed before anybody looks. */
const lateStep = ({ who, name }: CustomerTrip, made: Instant): Step => ({
  name: `${tripStep(who, name)}-late`,
  at: plusSeconds(made, -120),
  play: async (stage, memo) => {
    const bookingId = memo.of<Bought>(tripStep(who, name), 'flight.bought')?.bookingId;
    if (!bookingId) return;
    const keyed = { scenario: 'flight-delayed' };
    await stage.call(cardholder(who), 'lookUpTrip', { params: { bookingId }, input: {} } as never, keyed);
  },
});

async function book(scene: Scene, trip: CustomerTrip, at: number, made: Instant): Promise<void> {
  const { stage } = scene;
  const who = cardholder(trip.who);
  const { stars = [3, 4], adults = 1, protections } = trip;
  const out = addDays(dayOfMaking(made), trip.starts);
  const home = trip.isLate ? laterToday(made) : { back: addDays(out, trip.nights), hours: AFTERNOON };
  const payment: Payment = { paymentId: await firstCard(stage, who) };
  if (trip.flight) {
    const classes = trip.isBasic ? (['basic'] as const) : (['standard', 'enhanced'] as const);
    const between = { from: who.home, to: trip.flight, out, back: home.back };
    const wish = { ...between, classes, hours: [MORNING, home.hours], choice: at } as const;
    await buy(scene, 'flight', who, () => flightOrder(stage, who, wish), {
      ...payment,
      ...(protections && { protections }),
    });
  }
  if (trip.stay) {
    const nights = { checkIn: out, checkOut: addDays(out, trip.nights + (trip.isLate ? 1 : 0)) };
    const wish = { city: trip.stay, ...nights, stars, adults, choice: at, isRefundable: true };
    await buy(scene, 'stay', who, () => stayOrder(stage, who, wish), payment);
  }
  if (trip.car) {
    const times = { pickUp: moment(out, '14:00'), dropOff: moment(addDays(out, trip.nights), '12:00') };
    const wish = {
      airport: trip.car,
      ...times,
      groups: [GROUPS[at % 4] ?? 'small'],
      payWay: 'now',
      choice: at,
    } as const;
    await buy(scene, 'car', who, () => carOrder(stage, who, wish), payment);
  }
}

const moment = (day: CalendarDate, time: string) => `${day}T${time}` as LocalDateTime;

async function firstCard(stage: Stage, who: Cardholder): Promise<PaymentId> {
  const { value } = await stage.call(who, 'listPaymentMethods', { input: {} });
  const [card] = value.filter(({ label }) => !label.startsWith('Test '));
  return assertPresent(card, `a card of ${who.subject}`).paymentId as PaymentId;
}

const LATE_ZONE = 'America/Chicago';
/** In three hours at the earliest; in the morning where it's evening there. */
function laterToday(made: Instant): { readonly back: CalendarDate; readonly hours: Hours } {
  const local = localAt(plusSeconds(made, 3 * 3_600), LATE_ZONE);
  const back = local.slice(0, 10) as CalendarDate;
  const from = 60 * Number(local.slice(11, 13)) + Number(local.slice(14, 16));
  if (from > 20 * 60) return { back: addDays(back, 1), hours: { from: 6 * 60, until: 12 * 60 } };
  return { back, hours: { from: Math.max(from, 6 * 60), until: Math.max(from, 6 * 60) + 200 } };
}
