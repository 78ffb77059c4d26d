/** What the tests' operator sells: a sunset sail in Lisbon for two, on an evening in April. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { date, type Instant, instantAt, type LocalDateTime } from '@sojourn/domain/dates.ts';
import type { Unit } from '../rules/activity.ts';
import { priceActivity } from '../rules/booking/activity-price.ts';
import { activityTerms, USUAL_POLICY } from '../rules/booking/cancel-policy.ts';
import type { UnitCount } from '../rules/party/place-ages.ts';
import type { ActivityContent, ActivityListing } from '../sell/port/content-port.ts';
import type { ActivitySummary, ActivityTotal, SoldTimes } from '../sell/port/price-port.ts';

const ZONE = 'Europe/Lisbon';
const ADULT_MINOR = 9_600;
const CHILD_MINOR = 5_600;
const TAX_BPS = 600;
const MINUTES = 120;

export const SAIL_ID = 'act_lisbon-pt-1';
export const SAIL_SLOT = '2027-04-15T18:30';
export const TWO_ADULTS: readonly UnitCount[] = [{ unitId: 'adult', count: 2 }];

const unit = (kind: 'adult' | 'child', from: number, to: number, priceMinor: number): Unit => ({
  unitId: kind,
  kind,
  ages: { from, to },
  needsId: false,
  places: 1,
  least: 0,
  most: null,
  companions: kind === 'child' ? ['adult'] : [],
  priceMinor,
});
/** All of it rises alike, so that a test can name the new total. */
const unitsAt = (percent: number): Unit[] => [
  unit('adult', 13, 120, (ADULT_MINOR * percent) / 100),
  unit('child', 4, 12, (CHILD_MINOR * percent) / 100),
];

export const SAIL: ActivityListing = {
  activityId: SAIL_ID,
  name: 'Sunset sail on the Tagus',
  category: 'onTheWater',
  operator: 'Vela do Tejo',
  neighborhood: 'Belém',
  city: 'Lisbon',
  cityPlaceId: 'city:lisbon-pt',
  countryCode: 'PT',
  zone: ZONE,
  position: { lat: 38.6936, lon: -9.2054 },
  art: { seed: 'sunset-sail', kind: 'activity' },
  minutes: MINUTES,
  availability: 'startTimes',
  languages: ['en', 'pt'],
  goodFor: [],
  groupSize: 12,
  isPrivate: false,
  confirmation: { kind: 'instant' },
  pickup: { isOffered: true, isRequired: false, leadMinutes: 30, decideMinutes: 1_440 },
  needsWeather: true,
  rating: { tenths: 94, count: 812 },
};

const MORE = {
  meetingPoint: { position: SAIL.position, words: 'Doca de Belém, gate 3', minutesBefore: 15 },
  pickupPlaces: [
    { placeId: 'rossio', name: 'Rossio Square', position: { lat: 38.7139, lon: -9.1394 }, minutesBefore: 45 },
  ],
  operatorContact: { name: 'Vela do Tejo', phone: '+351 21 555 0123' },
  questions: [
    {
      questionId: 'diet',
      kind: 'text',
      label: 'Is there anything that someone can’t eat?',
      hint: null,
      isRequired: false,
      choices: [],
    },
  ],
  bring: ['A jacket'],
  delivery: 'voucher',
  minimumGroup: null,
} as const;

export const SAIL_CONTENT: ActivityContent = {
  ...SAIL,
  ...MORE,
  description: 'Two hours on the Tagus as the sun goes down.',
  highlights: ['Belém from the water'],
  included: ['A drink'],
  notIncluded: ['Tips'],
  gallery: [SAIL.art],
  cutOff: { from: 'start', minutes: 60 },
  policy: USUAL_POLICY,
  isChangeable: true,
  needsPhone: false,
  hours: null,
  validUntil: null,
  options: [
    {
      optionId: 'standard',
      kind: 'standard',
      languages: ['en', 'pt'],
      startTimes: ['18:30'],
      units: unitsAt(100),
      least: 1,
      most: 12,
      pricing: { by: 'unit' },
      adultMinor: 10_176,
    },
  ],
};

export function totalOf(units: readonly UnitCount[], percent = 100): ActivityTotal {
  const own = unitsAt(percent);
  const price = priceActivity({ pricing: { by: 'unit' }, units: own, taxBps: TAX_BPS, offerBps: 0 }, units);
  if (!price) throw new Error('everybody fits a price by unit');
  const kindOf = (unitId: string) => own.find((each) => each.unitId === unitId)?.kind ?? 'other';
  return {
    ...price,
    lines: price.lines.map((line) => ({ ...line, kind: kindOf(line.unitId) })),
    groupPeople: 0,
    currency: 'USD',
  };
}

function timesAt(slotId: string): SoldTimes & { readonly kind: 'slot' } {
  const startsAtLocal = slotId as LocalDateTime;
  const startsAt = instantAt(startsAtLocal, ZONE);
  const ends = new Date(Date.parse(`${startsAtLocal}Z`) + MINUTES * 60_000).toISOString().slice(0, 16);
  const endsAtLocal = ends as LocalDateTime;
  return {
    kind: 'slot',
    slotId,
    date: date(slotId.slice(0, 10)),
    startsAtLocal,
    endsAtLocal,
    startsAt,
    endsAt: instantAt(endsAtLocal, ZONE),
    allDay: false,
    shownOffset: null,
  };
}

export function sailFor(units: readonly UnitCount[], slotId = SAIL_SLOT, percent = 100): ActivitySummary {
  const own = unitsAt(percent);
  return {
    ...SAIL,
    ...MORE,
    optionId: 'standard',
    optionKind: 'standard',
    optionLanguages: ['en', 'pt'],
    times: timesAt(slotId),
    units: units.flatMap(({ unitId, count }) => {
      const found = own.find((each) => each.unitId === unitId);
      return found ? [{ unitId, count, kind: found.kind, ages: found.ages, places: found.places }] : [];
    }),
    people: units.reduce((sum, { count }) => sum + count, 0),
    minimumDecidedAt: null,
    isConfirmedAtOnce: true,
    price: totalOf(units, percent),
  };
}

/** Free until a day before. */
export function termsAt(slotId: string, totalMinor: number): CancelTerms {
  const { startsAt, endsAt } = timesAt(slotId);
  return activityTerms(USUAL_POLICY, { startsAt, closesAt: endsAt, zone: ZONE }, totalMinor);
}

export const cutOffAt = (slotId: string): Instant =>
  new Date(Date.parse(timesAt(slotId).startsAt) - 3_600_000).toISOString() as Instant;
