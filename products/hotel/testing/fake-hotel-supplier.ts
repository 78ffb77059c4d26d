/**
 * A hotel of the tests' own behind the supplier port: one rate, few rooms, a price that a test can change,
 * and a record by reference. It shows what a supplier that is not the embedded market may do, and is quick
 * enough for a thousand sagas.
 */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import {
  addDays,
  type CalendarDate,
  instantAt,
  isBefore,
  type LocalDateTime,
  nightsBetween,
  plusSeconds,
} from '@sojourn/domain/dates.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { type Outcome, ok, rejected, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import {
  answerConfirm,
  createDecisions,
  type FakeDecisions,
  isUndecided,
} from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import {
  CALM_EDITS,
  editsOf,
  type FakeEdits,
  fakeEdits,
} from '@sojourn/server/suppliers/testing/fake-edits.ts';
import { priceStay } from '../rules/stay-price.ts';
import type { StayChanged, StayChangeRefusal, StayChangeRequest } from '../sell/change/change-port.ts';
import type {
  CanceledRooms,
  RoomPartQuote,
  RoomPartRejection,
  RoomPartRequest,
  RoomPartVerbs,
} from '../sell/part/part-port.ts';
import type {
  HotelRejection,
  HotelSupplier,
  StayHold,
  StayOrder,
  StayRequest,
  StaySchedule,
} from '../sell/supplier.ts';
import type { StayFacts } from '../wire/stay-detail.ts';
import { type ChangingHotel, changesOf } from './fake-stay-changes.ts';

type StoredRecord = {
  readonly hold: StayHold | null;
  readonly order: StayOrder | null;
  readonly parts?: readonly CanceledRooms[];
  /** Of rooms that were canceled and nights that were given up. */
  readonly withheldMinor?: number;
  /** As sold; those of its first night where left out. */
  readonly terms?: CancelTerms;
  readonly changes?: readonly StayChanged[];
};
type FakeHotelSupplier = FakeEdits & {
  readonly supplier: HotelSupplier;
  readonly records: Map<string, StoredRecord>;
  readonly decisions: FakeDecisions<HotelRejection>;
  /** The references that have a room. */
  readonly taken: Set<string>;
  /** Rooms not held and not sold. */
  readonly roomsLeft: () => number;
  nightlyMinor: number;
  rooms: number;
  /** What the next calls answer instead. */
  refuseReserve: HotelRejection | null;
  refuseConfirm: HotelRejection | null;
  refuseCancel: 'NotCancellable' | null;
  /** Whether it doesn't quote either: it cancels nothing online. */
  refuseCancelQuote: boolean;
  refuseChange: StayChangeRefusal | null;
  penaltyMinor: number;
  /** What was changed, by reference. */
  readonly schedules: Map<string, StaySchedule>;
  /** What its terms keep in the last three days; 0: everything. */
  latePenaltyMinor: number;
  /** Of each room that is canceled. */
  partPenaltyMinor: number;
  refusePart: boolean;
  /** Takes back all that a test has set. */
  readonly letBe: () => void;
};

const facts: StayFacts = {
  stayId: 'sty_inn-1',
  name: 'Palacete Santa Luz',
  stars: 5,
  collection: 'Premier',
  loyaltyProgram: null,
  address: 'Rua da Saudade 12',
  neighbourhood: 'Alfama',
  city: 'Lisbon',
  cityPlaceId: 'city:lisbon-pt',
  countryCode: 'PT',
  zone: 'Europe/Lisbon',
  position: { lat: 38.71, lon: -9.13 },
  rating: { tenths: 92, count: 800, location: 94, service: 93, rooms: 91, value: 88 },
  amenities: [],
  description: '',
  gallery: [{ seed: 'inn', kind: 'hotel' }],
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  minimumCheckInAge: 18,
  feesAtProperty: [],
  phone: '+351 21 000 0000',
};
const WORDS = {
  en: { city: 'Lisbon', address: 'Rua da Saudade 12', roomName: 'Deluxe King' },
  fr: { city: 'Lisbonne', address: 'Rua da Saudade 12', roomName: 'Chambre King Deluxe' },
};
const HOLD_SECONDS = 1200;
const CALM = {
  nightlyMinor: 41_200,
  refuseReserve: null,
  refuseConfirm: null,
  refuseCancel: null,
  refuseCancelQuote: false,
  refuseChange: null,
  penaltyMinor: 0,
  latePenaltyMinor: 0,
  partPenaltyMinor: 0,
  refusePart: false,
  ...CALM_EDITS,
};

const AS_BOOKED: StaySchedule = { version: 0, acceptedVersion: 0, acceptedBy: null, isClosed: false };

export function createFakeHotelSupplier(rooms = 1000): FakeHotelSupplier {
  const records = new Map<string, StoredRecord>();
  const taken = new Set<string>();
  const fakeHotel: FakeHotelSupplier = {
    records,
    taken,
    schedules: new Map(),
    edits: [],
    decisions: createDecisions(),
    ...CALM,
    rooms,
    letBe: () => void Object.assign(fakeHotel, CALM, { rooms, decisions: createDecisions() }),
    roomsLeft: () => fakeHotel.rooms - taken.size,
    supplier: undefined as unknown as HotelSupplier,
  };
  return Object.assign(fakeHotel, { supplier: supplierOf(fakeHotel) });
}

const priceOf = (
  fakeHotel: FakeHotelSupplier,
  { checkIn, checkOut, rooms }: Pick<StayRequest, 'checkIn' | 'checkOut' | 'rooms'>,
) =>
  priceStay({
    nights: Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, i) => ({
      date: addDays(checkIn, i),
      amountMinor: fakeHotel.nightlyMinor,
    })),
    roomCount: rooms.length,
    collection: facts.collection,
    taxBps: 1200,
  });

const termsOf = ({ latePenaltyMinor }: FakeHotelSupplier, checkIn: CalendarDate) => {
  const stepOf = (local: string, penaltyMinor: number) => {
    const localUntil = local as LocalDateTime;
    return { until: instantAt(localUntil, facts.zone), localUntil, penaltyMinor };
  };
  const steps = [stepOf(`${addDays(checkIn, -3)}T18:00`, 0)];
  if (latePenaltyMinor > 0) steps.push(stepOf(`${checkIn}T15:00`, latePenaltyMinor));
  return { type: 'FullyRefundable', zone: facts.zone, steps } as const;
};

function partsOf(fakeHotel: FakeHotelSupplier): RoomPartVerbs {
  const { records } = fakeHotel;
  const quote = ({ reference, gone }: RoomPartRequest): Outcome<RoomPartQuote, RoomPartRejection> => {
    const record = records.get(reference);
    if (!record?.order) return rejected({ reason: 'NotFound' });
    if (fakeHotel.refusePart) return rejected({ reason: 'NotCancellable' });
    const { price } = record.order;
    const { nights, roomCount } = price;
    const { collection } = facts;
    const left = priceStay({ nights, roomCount: roomCount - gone.length, collection, taxBps: 1200 });
    const paidMinor = (price.total.amountMinor - left.total.amountMinor) / gone.length;
    const refundMinor = paidMinor - fakeHotel.partPenaltyMinor;
    const withheldMinor = (record.withheldMinor ?? 0) + fakeHotel.partPenaltyMinor * gone.length;
    const terms = termsOf(fakeHotel, itemAt(nights, 0).date);
    const steps = terms.steps.map((step) => ({ ...step, penaltyMinor: step.penaltyMinor + withheldMinor }));
    return ok({
      rooms: gone.map((room) => ({ room, paidMinor, refundMinor })),
      price: left,
      cancellation: { ...terms, steps },
      feesAtProperty: [],
    });
  };
  return {
    quotePart: async (request) => quote(request),
    cancelPart: async (request) => {
      const { reference, partReference, gone, refundMinor } = request;
      const record = records.get(reference);
      const made = record?.parts?.find((each) => each.partReference === partReference);
      if (made) return ok(made);
      const quoted = quote(request);
      if (quoted.outcome !== 'ok') return quoted;
      const backMinor = quoted.value.rooms.reduce((sum, room) => sum + room.refundMinor, 0);
      if (backMinor < refundMinor) return rejected({ reason: 'PenaltyChanged' });
      const done = { ...quoted.value, partReference };
      if (!record?.order) return rejected({ reason: 'NotFound' });
      const withheldMinor = (record.withheldMinor ?? 0) + fakeHotel.partPenaltyMinor * gone.length;
      const order = { ...record.order, price: done.price };
      records.set(reference, { ...record, order, withheldMinor, parts: [...(record.parts ?? []), done] });
      return ok(done);
    },
  };
}

function changingHotel(fakeHotel: FakeHotelSupplier): ChangingHotel {
  const { records } = fakeHotel;
  return {
    refusal: () => fakeHotel.refuseChange,
    nightlyMinor: () => fakeHotel.nightlyMinor,
    termsFor: ({ checkIn }: StayChangeRequest) => termsOf(fakeHotel, checkIn),
    find: (reference: string) => {
      const { order, terms, withheldMinor = 0, changes = [] } = records.get(reference) ?? {};
      if (order?.state !== 'Confirmed') return undefined;
      const { price } = order;
      const firstNight = itemAt(price.nights, 0).date;
      return { sold: { price, terms: terms ?? termsOf(fakeHotel, firstNight) }, withheldMinor, changes };
    },
    rewrite: (reference: string, { sold: { price, terms }, withheldMinor, changes }) => {
      const record = records.get(reference);
      if (!record?.order) throw new Error(`${reference} was never confirmed`);
      records.set(reference, { ...record, order: { ...record.order, price }, terms, withheldMinor, changes });
    },
  };
}

function supplierOf(fakeHotel: FakeHotelSupplier): HotelSupplier {
  const { records, taken, schedules } = fakeHotel;
  const unanswered = async () => unavailable;
  return {
    id: 'inn',
    name: 'The Inn',
    sells: () => true,
    words: (_, locale) => WORDS[locale],
    search: unanswered,
    prices: async () => ok([]),
    detail: unanswered,
    calendar: unanswered,
    ...partsOf(fakeHotel),
    ...changesOf(changingHotel(fakeHotel)),
    ...fakeEdits(fakeHotel, (reference) => records.has(reference)),
    price: async (request) =>
      ok({
        stay: facts,
        roomId: 'king',
        roomName: 'Deluxe King',
        breakfast: false,
        price: priceOf(fakeHotel, request),
        cancellation: termsOf(fakeHotel, request.checkIn),
        feesAtProperty: [],
        guarantee: null,
      }),
    pricesNow: async ({ rates }) => ok(rates.map((rate) => priceOf(fakeHotel, rate).total.amountMinor)),
    reserve: async (request) => {
      const before = records.get(request.reference);
      if (before) return before.hold ? ok(before.hold) : rejected({ reason: 'RateNotAvailable' });
      if (fakeHotel.refuseReserve) return rejected(fakeHotel.refuseReserve);
      const price = priceOf(fakeHotel, request);
      if (fakeHotel.roomsLeft() < 1) return rejected({ reason: 'LackOfInventory' });
      if (price.total.amountMinor > request.totalMinor) return rejected({ reason: 'PriceIncreased', price });
      const expiresAt = plusSeconds(request.now, HOLD_SECONDS);
      const hold = { holdId: `hold ${request.reference}`, expiresAt, price };
      records.set(request.reference, { hold, order: null });
      taken.add(request.reference);
      return ok(hold);
    },
    release: async ({ reference }) => {
      // Kept as released, so that a late call to reserve finds it so
      if (!records.get(reference)?.order) {
        records.set(reference, { hold: null, order: null });
        taken.delete(reference);
      }
      return ok(null);
    },
    keep: async ({ reference, until }) => {
      const record = records.get(reference);
      if (!record?.hold) return rejected({ reason: 'NotFound' });
      records.set(reference, { ...record, hold: { ...record.hold, expiresAt: until } });
      return ok({ until });
    },
    confirm: async ({ reference, now }) => {
      const record = records.get(reference);
      if (record?.order) return answerConfirm(fakeHotel.decisions, reference, record.order, false);
      if (!record?.hold || !isBefore(now, record.hold.expiresAt))
        return rejected({ reason: 'RateNotAvailable' });
      if (fakeHotel.refuseConfirm) return rejected(fakeHotel.refuseConfirm);
      const order: StayOrder = {
        locator: `INN-${records.size}`,
        price: record.hold.price,
        state: 'Confirmed',
      };
      records.set(reference, { ...record, hold: null, order });
      return answerConfirm(fakeHotel.decisions, reference, order, true);
    },
    quoteCancel: async ({ reference, now }) => {
      const order = records.get(reference)?.order;
      if (!order) return rejected({ reason: 'NotFound' });
      if (fakeHotel.refuseCancelQuote) return rejected({ reason: 'NotCancellable' });
      const withheldMinor = records.get(reference)?.withheldMinor ?? 0;
      const { penaltyMinor } = fakeHotel;
      const refundMinor = order.price.total.amountMinor - penaltyMinor;
      return ok({ penaltyMinor: penaltyMinor + withheldMinor, refundMinor, asOf: now });
    },
    cancel: async ({ reference, penaltyMinor, now }) => {
      const record = records.get(reference);
      if (!record?.order) return rejected({ reason: 'NotFound' });
      if (fakeHotel.refuseCancel) return rejected({ reason: fakeHotel.refuseCancel });
      const { withheldMinor = 0 } = record;
      if (record.order.state !== 'Canceled' && penaltyMinor !== fakeHotel.penaltyMinor + withheldMinor)
        return rejected({ reason: 'PenaltyChanged' });
      records.set(reference, { ...record, order: { ...record.order, state: 'Canceled' } });
      taken.delete(reference);
      return ok({
        penaltyMinor,
        refundMinor: record.order.price.total.amountMinor + withheldMinor - penaltyMinor,
        asOf: now,
      });
    },
    lookUp: async ({ reference }) => {
      const { hold = null, order = null, parts = [], changes = [] } = records.get(reference) ?? {};
      const schedule = schedules.get(reference) ?? AS_BOOKED;
      const edits = editsOf(fakeHotel, reference);
      const { decisions } = fakeHotel;
      const more = { schedule, canceledParts: parts, changes, edits };
      if (order && isUndecided(decisions, reference))
        return ok({ hold: null, order: null, isDeciding: true, ...more });
      const refusal = decisions.refused.get(reference);
      if (refusal) return ok({ hold: null, order: null, refusal, ...more });
      return ok(hold || order ? { hold, order, ...more } : null);
    },
    acceptChange: async ({ reference, version }) => {
      const schedule = schedules.get(reference);
      if (!schedule) return rejected({ reason: 'NotFound' });
      if (schedule.version !== version) return rejected({ reason: 'NewChange' });
      schedules.set(reference, { ...schedule, acceptedVersion: version, acceptedBy: 'agent' });
      return ok(null);
    },
  };
}
