/**
 * Figures that pages may show though no answer has them: what a rule of the domain makes of one, and
 * differences between amounts that are apart in it. Each is a line of `PERMITTED` with why.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import { freezeExamples, freezeOptions } from '@sojourn/domain/protections/freeze.ts';
import { PROTECTION_TERMS } from '@sojourn/domain/protections/protection-terms.ts';
import { alertMinor } from '@sojourn/domain/watches/watch-rules.ts';
import { paidNow, totalPerDay } from '@sojourn/products/car/rules/car-price.ts';
import {
  type DueFee,
  dueAtHotel,
  nightlyFeesMinor,
  type StayFee,
  wholeTotal,
} from '@sojourn/products/hotel/rules/property-fees.ts';

type Fields = Readonly<Record<string, unknown>>;
/** `travelers`: of a search of flights, 1 where not all are adults; `seats`: without infants on a lap. */
export type Shown = { readonly path: string; readonly travelers: number; readonly seats: number };

/** An object of an answer, with what everybody pays at the hotel and the days of the rental around it. */
type Found = {
  readonly fields: Fields;
  readonly due: readonly DueFee[];
  readonly days: number;
  readonly travelers: number;
  readonly seats: number;
};

type Permitted = {
  readonly why: string;
  /** The paths of the only pages that show it. */
  readonly on?: RegExp;
  /** In cents. */
  readonly from: (found: Found) => readonly number[];
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isMoney = (value: unknown): value is Money =>
  isFields(value) && typeof value.amountMinor === 'number' && typeof value.currency === 'string';
const moneyOf = (value: unknown): readonly Money[] => (isMoney(value) ? [value] : []);

/** The fees of a hotel's card, page, checkout or trip. */
function dueOf(fields: Fields): readonly DueFee[] | undefined {
  const { fees, feesAtProperty, stay, quote, detail } = fields;
  if (Array.isArray(feesAtProperty)) return dueAtHotel(feesAtProperty as StayFee[]);
  if (Array.isArray(fees) && fees.every((each) => isFields(each) && isMoney(each.usd)))
    return fees as DueFee[];
  for (const part of [stay, quote, detail])
    if (isFields(part) && Array.isArray(part.feesAtProperty)) return dueOf(part);
  return undefined;
}

/** The price of a room, where an object has one. */
type RoomPrice = {
  readonly tripTotal: Money;
  readonly nightlyDiscountAware: Money;
  readonly perNightSellRate: Money;
  readonly nights: readonly unknown[];
  readonly roomCount: number;
};
/** When canceling costs what, wherever an object has it. */
type Terms = { readonly steps: readonly { readonly penaltyMinor: number }[] };
const termsOf = (value: unknown): readonly Terms[] => {
  if (!isFields(value)) return [];
  if (Array.isArray(value.steps) && 'zone' in value) return [value as unknown as Terms];
  return 'cancellationPolicy' in value ? termsOf(value.cancellationPolicy) : [];
};

const paidNowOf = ({ now, fees }: Fields): readonly Money[] =>
  moneyOf(now).flatMap((all) => (isDriverFees(fees) ? [paidNow(all, fees)] : []));

/** What's paid by an object: its total, or what of a rental is paid now. */
const pricesOf = (fields: Fields): readonly Money[] => [
  ...('now' in fields ? paidNowOf(fields) : [fields.total].flatMap(moneyOf)),
  ...(isFields(fields.price) ? [fields.price.total, fields.price.tripTotal].flatMap(moneyOf) : []),
];

const roomPricesOf = ({ price }: Fields): readonly RoomPrice[] =>
  isFields(price) && isMoney(price.tripTotal) && isMoney(price.nightlyDiscountAware)
    ? [price as unknown as RoomPrice]
    : [];

const isDriverFees = (fees: unknown): fees is Parameters<typeof paidNow>[1] =>
  Array.isArray(fees) && fees.every((each) => isFields(each) && isMoney(each.amount));

/** By how much each is above the least of them. */
function aboveLeast(all: unknown, amounts: (each: Fields) => readonly number[]): readonly number[] {
  const found = Array.isArray(all) ? all.filter(isFields).flatMap(amounts) : [];
  const least = Math.min(...found);
  return found.map((each) => each - least);
}

const amountsOf = (fields: Fields): readonly number[] =>
  Object.entries(fields).flatMap(([key, each]) =>
    typeof each === 'number' && /[mM]inor$/.test(key) ? [each] : moneyOf(each).map((one) => one.amountMinor),
  );

const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const moneyIn = (value: unknown, key: string): readonly number[] =>
  isFields(value) ? moneyOf(value[key]).map(({ amountMinor }) => amountMinor) : [];
const differences = (some: readonly number[], others: readonly number[]): readonly number[] =>
  some.flatMap((each) => others.map((other) => each - other));

/** So many days ahead, one of each band of fees. */
const FREEZE_DAYS = [60, 40, 25, 18, 8];
const START = '2030-06-01T12:00:00Z' as Instant;
const FREEZES = PROTECTION_TERMS.filter(({ protection }) => protection === 'priceFreeze');

/** Of each that could be bought now: its fee, for each and for all, and its examples. */
function freezeFigures(frozenMinor: number, covered: number): readonly number[] {
  return FREEZES.flatMap(({ id: termsId }) =>
    FREEZE_DAYS.flatMap((daysAhead) => {
      const boughtAt = plusSeconds(START, -daysAhead * 86_400);
      const priced = { termsId, frozenMinor, covered, startsAt: START };
      return freezeOptions(priced, boughtAt).flatMap(({ days, feeMinor }) => [
        feeMinor,
        feeMinor / covered,
        ...freezeExamples({ ...priced, days, feeMinor, boughtAt }).flatMap(
          ({ eachMinor, nowMinor, coverMinor, payMinor }) => [
            eachMinor,
            nowMinor,
            coverMinor,
            payMinor,
            nowMinor - frozenMinor - coverMinor,
          ],
        ),
      ]);
    }),
  );
}

/** With the add-on's premium in the total, or not yet. */
function exampleFigures({ quote, examples }: Fields, totals: readonly number[]): readonly number[] {
  const premiums = isFields(quote) && isFields(quote.premiumPrices) ? quote.premiumPrices : {};
  const paid = totals.flatMap((total) => [total, ...moneyIn(premiums, 'total').map((each) => total + each)]);
  const pays = arrayOf(examples).flatMap((each) => moneyIn(each, 'pay'));
  const each = typeof premiums.count === 'number' ? pays.map((pay) => pay / Number(premiums.count)) : [];
  return [...paid, ...differences(paid, pays), ...each];
}

/** Of a rate, in US cents. */
function protectedTotals(rate: Fields): readonly number[] {
  const { refundableRoom } = rate;
  const premiums = isFields(refundableRoom) ? moneyIn(refundableRoom.premiumPrices, 'total') : [];
  return roomPricesOf(rate).flatMap(({ tripTotal }) => premiums.map((each) => tripTotal.amountMinor + each));
}

/** One trip that could be bought: flights, or a hotel. */
const OFFERED = /^\/(?:flights\/review|premium-stays\/shop-details\/)/;

const PERMITTED: readonly Permitted[] = [
  {
    why: 'A total is shown with what everybody pays at the hotel; the price charged is a figure of its own.',
    from: ({ fields, due }) =>
      due.length === 0
        ? []
        : Object.values(fields)
            .flatMap(moneyOf)
            .concat(roomPricesOf(fields).map(({ tripTotal }) => tripTotal))
            .map((each) => wholeTotal(each, due).amountMinor),
  },
  {
    why: 'So is the price of a night, where the hotel charges fees that aren’t taxes.',
    from: ({ fields, due }) =>
      roomPricesOf(fields).flatMap(({ nightlyDiscountAware, perNightSellRate, nights, roomCount }) => {
        const more = nightlyFeesMinor(due, { nights: nights.length, rooms: roomCount });
        return [nightlyDiscountAware, perNightSellRate].map(({ amountMinor }) => amountMinor + more);
      }),
  },
  {
    why: 'A room is sold with a protection: the premium is the protection’s, the price the hotel’s.',
    from: ({ fields, due }) =>
      protectedTotals(fields).flatMap((each) => [each, wholeTotal(money(each), due).amountMinor]),
  },
  {
    why: 'A room with its protection is compared with a rate of the hotel’s own that can be refunded.',
    on: /^\/premium-stays\/shop-details\//,
    from: ({ fields: { rates } }) => {
      const all = arrayOf(rates).filter(isFields);
      const own = all.flatMap(roomPricesOf).map(({ tripTotal }) => tripTotal.amountMinor);
      return differences(all.flatMap(protectedTotals), own);
    },
  },
  {
    why: 'Terms have what a cancellation costs at each time; what comes back is the rest of the price.',
    from: ({ fields }) =>
      pricesOf(fields).flatMap(({ amountMinor }) =>
        Object.values(fields)
          .flatMap(termsOf)
          .flatMap(({ steps }) => steps)
          .map(({ penaltyMinor }) => Math.max(0, amountMinor - penaltyMinor)),
      ),
  },
  {
    why: 'A car is compared by what a day comes to with everything, the struck price too.',
    on: /^\/cars$/,
    from: ({ fields: { total, perDay, perDayBefore }, days }) =>
      moneyOf(total).flatMap((all) => {
        const day = days ? totalPerDay(all, days).amountMinor : 0;
        const more = [perDay, perDayBefore].flatMap(moneyOf).map(({ amountMinor }) => amountMinor);
        return more.length === 2 ? [day, day + more[1]! - more[0]!] : [day];
      }),
  },
  {
    why: 'A rental’s part that’s paid now is without what its driver pays at the desk.',
    from: ({ fields }) => paidNowOf(fields).map(({ amountMinor }) => amountMinor),
  },
  {
    why: 'Fares and the prices of days are shown for each traveler while all are adults.',
    on: /^\/flights/,
    from: ({ fields, travelers }) =>
      travelers === 1 ? [] : amountsOf(fields).map((each) => Math.round(each / travelers)),
  },
  {
    why: 'A class of a flight is compared with the chosen one; the answer’s difference is to the cheapest.',
    on: /^\/flights\/review/,
    from: ({ fields: { upgrades, price } }) =>
      arrayOf(upgrades).flatMap((classes) =>
        arrayOf(classes).flatMap((each) => differences(moneyIn(each, 'total'), moneyIn(price, 'total'))),
      ),
  },
  {
    why: 'The cheapest day nearby is shown by what it saves.',
    on: /^\/flights/,
    from: ({ fields: { cells }, travelers }) =>
      aboveLeast(cells, ({ totalMinor }) => (typeof totalMinor === 'number' ? [totalMinor] : [])).map(
        (each) => Math.round(each / (travelers || 1)),
      ),
  },
  {
    why: 'Today’s price is compared with the median of the days before, which is beside it.',
    on: /^\/flights/,
    from: ({ fields: { todayMinor, typical }, travelers }) =>
      typeof todayMinor === 'number' && isFields(typical) && typeof typical.medianMinor === 'number'
        ? [Math.round(Math.abs(todayMinor - typical.medianMinor) / travelers)]
        : [],
  },
  {
    why: 'A page offers to watch a price before there is a watch: the rule says from when on it’s emailed.',
    on: OFFERED,
    from: ({ fields, due }) =>
      pricesOf(fields).flatMap((each) => alertMinor(wholeTotal(each, due).amountMinor) ?? []),
  },
  {
    why: 'A page offers to freeze a price before there is a quote: fee and examples follow its terms.',
    on: OFFERED,
    from: ({ fields, seats }) =>
      pricesOf(fields).flatMap(({ amountMinor }) => freezeFigures(amountMinor, seats)),
  },
  {
    why: 'A frozen price is quoted for everybody together, and shown for each.',
    from: ({ fields: { options, covered } }) =>
      typeof covered === 'number'
        ? arrayOf(options).flatMap((each) => moneyIn(each, 'fee').map((fee) => fee / covered))
        : [],
  },
  {
    why: 'An add-on’s examples are worked through: what’s paid with it, and what’s left to pay.',
    from: ({ fields: { protections, quote } }) =>
      arrayOf(protections)
        .filter(isFields)
        .flatMap((each) => exampleFigures(each, moneyIn(quote, 'total'))),
  },
];

/** What policies cap, and where a price is compared with it: the one in an answer about who travels. */
const CAP = /^max/;
const JUDGED = ['nightlyDiscountAware', 'perAdult', 'perDay'];

/** Of what's out of policy by a cap, by how much: the cap and the price are in different answers. */
function overCaps(found: readonly Found[]): readonly number[] {
  const all = found.flatMap(({ fields }) => Object.entries(fields));
  const amounts = (keys: (key: string) => boolean) =>
    new Set(
      all.flatMap(([key, value]) => (keys(key) ? moneyOf(value).map(({ amountMinor }) => amountMinor) : [])),
    );
  const prices = [...amounts((key) => JUDGED.includes(key))];
  return differences(prices, [...amounts((key) => CAP.test(key))]).filter((each) => each > 0);
}

function walk(value: unknown, around: Omit<Found, 'fields'>, found: Found[]): void {
  if (!isFields(value)) return;
  const days = typeof value.days === 'number' ? value.days : around.days;
  const own = { ...around, due: dueOf(value) ?? around.due, days };
  found.push({ fields: value, ...own });
  for (const each of Object.values(value)) walk(each, own, found);
}

/** All that's permitted by a page's answers, in cents. */
export function permittedBy(answers: readonly unknown[], shown: Shown): readonly number[] {
  const found: Found[] = [];
  for (const answer of answers) walk(answer, { due: [], days: 0, ...shown }, found);
  const rules = PERMITTED.filter(({ on }) => !on || on.test(shown.path));
  return [...found.flatMap((each) => rules.flatMap(({ from }) => from(each))), ...overCaps(found)];
}
