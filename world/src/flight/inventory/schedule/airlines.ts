/**
 * The airlines: what each is, where it is at home, what it flies, how it calls its fares and what they
 * allow.
 */
import { money } from '@sojourn/domain/money.ts';
import {
  NAME_RULES,
  type NameRule,
  RESIDUAL_RULES,
  type ResidualRule,
} from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { WorldRegion } from '@sojourn/geography/types.ts';
import { FARE_CLASSES } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import type { Penalty, SeatRule } from '@sojourn/products/flight/rules/fares/penalties.ts';
import { AIRLINES } from '../data/airlines.ts';
import { CREDIT_RULES, FARE_RULES } from '../data/fare-rules.ts';
import { PARTNERS } from '../data/partners.ts';
import { REGION_LETTERS } from '../data/regions.ts';
import { fieldsOf, linesOf, numberIn, wordsOf } from './read-table.ts';

const ALLIANCES = ['Star Alliance', 'oneworld', 'SkyTeam'] as const;
type Alliance = (typeof ALLIANCES)[number];
const ALLIANCE_LETTERS: Readonly<Record<string, Alliance>> = {
  '*': 'Star Alliance',
  O: 'oneworld',
  S: 'SkyTeam',
};

const AIRLINE_KINDS = ['network', 'lowCost', 'lowCostConnecting', 'regional'] as const;
type AirlineKind = (typeof AIRLINE_KINDS)[number];
const KIND_LETTERS: Readonly<Record<string, AirlineKind>> = {
  n: 'network',
  l: 'lowCost',
  c: 'lowCostConnecting',
  r: 'regional',
};

/** What a fare class allows at an airline. */
export type FareRule = {
  readonly carryOnPieces: number;
  readonly checkedPieces: number;
  readonly change: Penalty;
  readonly cancel: Penalty;
  readonly seats: SeatRule;
};

export type Airline = {
  /** IATA. */
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly alliance: Alliance | null;
  readonly kind: AirlineKind;
  readonly isLowCost: boolean;
  readonly dailyDepartures: number;
  readonly hubs: readonly { readonly code: string; readonly weight: number }[];
  /** `null` is the whole world. */
  readonly regions: ReadonlySet<WorldRegion> | null;
  readonly fleet: readonly { readonly aircraft: string; readonly operator: string }[];
  /** US dollars. */
  readonly firstBag: number;
  /** By rank; null where the airline has no such class. */
  readonly brands: readonly (string | null)[];
  /** By rank. */
  readonly rules: readonly FareRule[];
  readonly credits: CreditRule;
};

/** Of the credit for an unused ticket; `days`: from its issue, null where the airline doesn't say. */
export type CreditRule = {
  readonly days: number | null;
  readonly residualRule: ResidualRule;
  readonly nameRule: NameRule;
};

function penaltyOf(text: string, line: string): Penalty {
  if (text === 'free') return { kind: 'free' };
  return text === 'no'
    ? { kind: 'notAllowed' }
    : { kind: 'fee', fee: money(Math.round(numberIn(text, line) * 100)) };
}

const SEATS: Readonly<Record<string, SeatRule>> = {
  checkIn: 'assignedAtCheckIn',
  paid: 'paidChoice',
  free: 'freeChoice',
};

function readRules(): Map<string, FareRule[]> {
  const families = new Map<string, FareRule[]>();
  for (const line of linesOf(FARE_RULES)) {
    const [family, fareClass, carryOn, checked, change, cancel, seats] = fieldsOf(line, 7);
    const rank = (FARE_CLASSES as readonly string[]).indexOf(fareClass!);
    const rule = {
      carryOnPieces: numberIn(carryOn!, line),
      checkedPieces: numberIn(checked!, line),
      change: penaltyOf(change!, line),
      cancel: penaltyOf(cancel!, line),
      seats: SEATS[seats!] ?? 'paidChoice',
    };
    const rows = families.get(family!) ?? [];
    rows[rank] = rule;
    families.set(family!, rows);
  }
  return families;
}

function readCreditRules(): Map<string, CreditRule> {
  const families = linesOf(CREDIT_RULES).map((line) => {
    const [family, days, rest, name] = fieldsOf(line, 4);
    const residualRule = RESIDUAL_RULES.find((each) => each === rest);
    const nameRule = NAME_RULES.find((each) => each === name);
    if (!residualRule || !nameRule) throw new Error(`no such rule of credits: ${line}`);
    return [family!, { days: days === '-' ? null : numberIn(days!, line), residualRule, nameRule }] as const;
  });
  return new Map(families);
}

const regionsOf = (text: string, line: string): ReadonlySet<WorldRegion> | null => {
  if (text === '*') return null;
  return new Set(
    wordsOf(text).map((letters) => {
      const region = REGION_LETTERS[letters];
      if (!region) throw new Error(`no region ${letters}: ${line}`);
      return region;
    }),
  );
};

export function readAirlines(): Airline[] {
  const families = readRules();
  const creditRules = readCreditRules();
  return linesOf(AIRLINES).map((line) => {
    const f = fieldsOf(line, 12);
    const kind = KIND_LETTERS[f[4]!];
    const rules = families.get(f[9]!);
    const credits = creditRules.get(f[9]!);
    if (!kind || !rules || !credits) throw new Error(`no such kind or fare rules: ${line}`);
    return {
      code: f[0]!,
      name: f[1]!,
      country: f[2]!,
      alliance: ALLIANCE_LETTERS[f[3]!] ?? null,
      kind,
      isLowCost: kind === 'lowCost' || kind === 'lowCostConnecting',
      dailyDepartures: numberIn(f[5]!, line),
      hubs: wordsOf(f[6]!).map((word) => ({
        code: word.slice(0, 3),
        weight: numberIn(word.slice(3), line),
      })),
      regions: regionsOf(f[7]!, line),
      fleet: wordsOf(f[8]!).map((word) => {
        const [aircraft, operator] = word.split('=');
        return { aircraft: aircraft!, operator: operator ?? f[0]! };
      }),
      firstBag: numberIn(f[10]!, line),
      brands: f[11]!.split('/').map((name) => (name === '-' ? null : name)),
      rules,
      credits,
    };
  });
}

/**
 * 1 at `a * count + b` where one ticket can hold flights of both: the same airline, an alliance, a partner.
 */
export function readTicketing(airlines: readonly Airline[]): Uint8Array {
  const count = airlines.length;
  const may = new Uint8Array(count * count);
  const index = new Map(airlines.map(({ code }, i) => [code, i]));
  const join = (a: number, b: number): void => {
    may[a * count + b] = 1;
    may[b * count + a] = 1;
  };
  for (const [a, one] of airlines.entries()) {
    if (one.kind !== 'lowCost') join(a, a);
    for (let b = 0; b < a; b++) if (one.alliance && one.alliance === airlines[b]!.alliance) join(a, b);
  }
  for (const pair of wordsOf(PARTNERS)) {
    const [a, b] = pair.split('-').map((code) => index.get(code));
    if (a === undefined || b === undefined) throw new Error(`no such airlines: ${pair}`);
    join(a, b);
  }
  return may;
}
