/** A tier while it's edited: caps as typed, what changed, and what is wrong with it. */
import type { CompanyTier } from '@sojourn/contract/admin/tier-calls.ts';
import { money } from '@sojourn/domain/money.ts';
import {
  FLIGHT_DURATIONS,
  type PolicyTier,
  type StarRating,
  UNRESTRICTED,
} from '@sojourn/domain/policy/tier.ts';
import type { FareClass } from '@sojourn/domain/products/flight/fares/fare-classes.ts';

const CAPS = ['nightly', 'daily', 'ShortOneWay', 'ShortRound', 'LongOneWay', 'LongRound'] as const;
export type CapName = (typeof CAPS)[number];

export type TierDraft = {
  readonly name: string;
  readonly isApprovalRequired: boolean;
  readonly stars: readonly StarRating[];
  readonly classes: Readonly<Record<'Short' | 'Long', readonly FareClass[]>>;
  readonly hasLong: boolean;
  readonly longHours: number;
  /** As typed; empty for no limit. */
  readonly caps: Readonly<Record<CapName, string>>;
};

const shown = (cap: { readonly amountMinor: number } | null | undefined): string =>
  cap ? (cap.amountMinor / 100).toFixed(2) : '';

export function draftOf({ name, rules }: Pick<CompanyTier, 'name' | 'rules'>): TierDraft {
  const [hotel] = rules.hotels.policies;
  const [car] = rules.cars.policies;
  const flights = (duration: 'Short' | 'Long') =>
    rules.flights.policies.find((policy) => policy.duration === duration);
  const [short, long] = [flights('Short'), flights('Long')];
  return {
    name,
    isApprovalRequired: rules.settings.isApprovalRequired,
    stars: hotel?.allowedStarRatings ?? [],
    classes: { Short: short?.allowedFareClasses ?? [], Long: long?.allowedFareClasses ?? [] },
    hasLong: rules.settings.enableLongFlights,
    longHours: rules.settings.minHoursForLongFlight,
    caps: {
      nightly: shown(hotel?.maxPricePerNight),
      daily: shown(car?.maxPricePerDay),
      ShortOneWay: shown(short?.maxPriceForOneWay),
      ShortRound: shown(short?.maxPriceForRoundTrip),
      LongOneWay: shown(long?.maxPriceForOneWay),
      LongRound: shown(long?.maxPriceForRoundTrip),
    },
  };
}

export const NEW_TIER: TierDraft = draftOf({ name: '', rules: UNRESTRICTED as CompanyTier['rules'] });

/** Null for none; undefined for what isn't an amount. `1,400.50` and `1 400,50` are. */
export function readCap(typed: string): number | null | undefined {
  const text = typed.replace(/[\s\u00a0$]/g, '');
  if (text === '') return null;
  const plain = /,\d{1,2}$/.test(text) ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,/g, '');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return undefined;
  const minor = Math.round(Number(plain) * 100);
  return minor > 0 ? minor : undefined;
}

export type DraftProblem = 'name' | 'stars' | 'classesShort' | 'classesLong' | CapName;

export function problemsOf(draft: TierDraft): ReadonlySet<DraftProblem> {
  const problems = new Set<DraftProblem>(CAPS.filter((cap) => readCap(draft.caps[cap]) === undefined));
  if (draft.name.trim() === '') problems.add('name');
  if (draft.stars.length === 0) problems.add('stars');
  if (draft.classes.Short.length === 0) problems.add('classesShort');
  if (draft.classes.Long.length === 0) problems.add('classesLong');
  return problems;
}

/** For a draft without problems. */
export function rulesOf(draft: TierDraft) {
  const cap = (name: CapName) => {
    const minor = readCap(draft.caps[name]);
    return minor ? { ...money(minor), currency: 'USD' as const } : null;
  };
  return {
    settings: {
      isApprovalRequired: draft.isApprovalRequired,
      enableLongFlights: draft.hasLong,
      minHoursForLongFlight: draft.longHours,
    },
    hotels: {
      policies: [{ allowedStarRatings: draft.stars.toSorted(), maxPricePerNight: cap('nightly') }],
    },
    cars: { policies: [{ maxPricePerDay: cap('daily') }] },
    flights: {
      policies: FLIGHT_DURATIONS.map((duration) => ({
        duration,
        maxPriceForOneWay: cap(`${duration}OneWay`),
        maxPriceForRoundTrip: cap(`${duration}Round`),
        allowedFareClasses: [...draft.classes[duration]],
      })),
    },
  } satisfies PolicyTier;
}

/** How many fields differ. */
export function changesOf(draft: TierDraft, saved: TierDraft): number {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const caps = CAPS.filter((cap) => readCap(draft.caps[cap]) !== readCap(saved.caps[cap])).length;
  const rest = [
    [draft.name.trim(), saved.name],
    [draft.isApprovalRequired, saved.isApprovalRequired],
    [draft.stars.toSorted(), saved.stars.toSorted()],
    [draft.classes.Short.toSorted(), saved.classes.Short.toSorted()],
    [draft.classes.Long.toSorted(), saved.classes.Long.toSorted()],
    [draft.hasLong, saved.hasLong],
    [draft.longHours, saved.longHours],
  ].filter(([a, b]) => !same(a, b)).length;
  return caps + rest;
}
