/** What a search for cars asks, and its coding in URLs: `?from=airport:LIS&pickUp=2027-04-15T08:30`. */
import { addDays, type CalendarDate, type LocalDateTime } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { readDate } from '@sojourn/web/search/read-date.ts';
import type { CarSummary } from '#car/wire/car-checkout.ts';
import { dayOf, onDay, timeOf } from './rental-time.ts';

export const CARS_PATH = '/cars';

export type CarDraft = {
  /** `airport:LIS`, `city:lisbon-pt`, or the id of a landmark or hotel whose address is meant. */
  readonly from: string | undefined;
  /** Null: where it was picked up. Undefined: another place, which is still to choose. */
  readonly to: string | null | undefined;
  readonly pickUp: LocalDateTime;
  readonly dropOff: LocalDateTime;
  readonly age: number;
};
/** One that can be searched. */
export type CarQuestionDraft = CarDraft & { readonly from: string; readonly to: string | null };

/** Most drivers pay neither a young nor a senior driver's fee. */
export const USUAL_AGE = 30;
const AGE_MOST = 150;
const HALF_HOUR = 30;
const PLACE = /^(city|airport|landmark|hotel):[0-9A-Za-z_-]{2,60}$/;

/** `00:00`, `00:30` … `23:30` */
export const HALF_HOURS: readonly string[] = Array.from({ length: 48 }, (_, at) => {
  const minutes = at * HALF_HOUR;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** From the day after tomorrow, for four days, at ten. */
export const defaultCarDraft = (today: CalendarDate): CarDraft => ({
  from: undefined,
  to: null,
  pickUp: onDay(addDays(today, 2), '10:00'),
  dropOff: onDay(addDays(today, 6), '10:00'),
  age: USUAL_AGE,
});

const readPlace = (text: string | undefined): string | undefined =>
  text !== undefined && PLACE.test(text) ? text : undefined;

function readMoment(text: string | undefined): LocalDateTime | undefined {
  const day = readDate(text?.slice(0, 10));
  const time = HALF_HOURS.find((known) => known === text?.slice(11));
  return day && time ? onDay(day, time) : undefined;
}

type Times = Pick<CarDraft, 'pickUp' | 'dropOff'>;
/** What's missing or wrong falls back to the given one. */
export const readTimes = (search: FlatSearch, fallback: Times): Times => ({
  pickUp: readMoment(search.pickUp) ?? fallback.pickUp,
  dropOff: readMoment(search.dropOff) ?? fallback.dropOff,
});

/** Any age: the form says what's wrong with one that nobody rents to. */
const readAge = (text: string | undefined): number | undefined =>
  /^\d{1,3}$/.test(text ?? '') ? Math.min(Number(text), AGE_MOST) : undefined;

/** What is missing or wrong falls back to the given one. */
export function readCarDraft(search: FlatSearch, fallback: CarDraft): CarDraft {
  const pickUp = readMoment(search.pickUp);
  const dropOff = readMoment(search.dropOff);
  const times = pickUp && dropOff && dropOff > pickUp ? { pickUp, dropOff } : fallback;
  return {
    from: readPlace(search.from) ?? fallback.from,
    to: readPlace(search.to) ?? null,
    pickUp: times.pickUp,
    dropOff: times.dropOff,
    age: readAge(search.age) ?? fallback.age,
  };
}

export const printCarDraft = ({ from, to, pickUp, dropOff, age }: CarDraft): FlatSearch => ({
  from,
  to: to ?? undefined,
  pickUp,
  dropOff,
  age: String(age),
});

/** The other end follows when the rental would end before it begins: it stays as long as it was. */
export function movePickUp(draft: CarDraft, pickUp: LocalDateTime): CarDraft {
  if (draft.dropOff > pickUp) return { ...draft, pickUp };
  const days = Math.max(
    1,
    Math.round((Date.parse(dayOf(draft.dropOff)) - Date.parse(dayOf(draft.pickUp))) / 86_400_000),
  );
  return { ...draft, pickUp, dropOff: onDay(addDays(dayOf(pickUp), days), timeOf(draft.dropOff)) };
}

type Desk = CarSummary['pickUp']['location'];
const placeOf = ({ kind, airportCode, cityPlaceId }: Desk): string | null =>
  kind === 'airport' && airportCode ? `airport:${airportCode}` : cityPlaceId;

/** What finds a rental's alternatives; undefined where a desk isn't in a place that can be searched. */
export function draftOfRental(
  { pickUp, dropOff }: Pick<CarSummary, 'pickUp' | 'dropOff'>,
  age: number,
): CarDraft | undefined {
  const [from, to] = [placeOf(pickUp.location), placeOf(dropOff.location)];
  if (from === null || to === null) return undefined;
  return { from, to: to === from ? null : to, pickUp: pickUp.at, dropOff: dropOff.at, age };
}
