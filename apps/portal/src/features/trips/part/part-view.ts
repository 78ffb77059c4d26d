/** What the page of a partial cancellation shows, worked out from what was answered so far. Pure. */

import type { BookingChange, PartGroup } from '@sojourn/contract/changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { isPricedFailure, type PartUnit, type PricedFailure } from '@sojourn/domain/booking/change-state.ts';

export const isAtWork = ({ priceQuote, booking }: Pick<BookingChange, 'priceQuote' | 'booking'>): boolean =>
  priceQuote === 'InProcess' || booking === 'InProcess';

type Detail = Extract<NonNullable<BookingChange['detail']>, { readonly kind: 'Part' }>;
/** What each part that is canceled gives back, and what of it doesn't come back at all. */
type GivenBack = Detail['parts'][number] & { readonly lostMinor: number };
export type PartQuote = {
  readonly change: BookingChange;
  readonly cost: NonNullable<BookingChange['cost']>;
  readonly parts: readonly GivenBack[];
};

/** Of one group at a time: who doesn't travel, or which tickets nobody needs. */
export type Chosen = {
  readonly unit: PartUnit;
  readonly parts: readonly number[];
  /** With cancel for any reason. */
  readonly isForAnyReason: boolean;
};

const isOf = (ask: BookingChange['ask'], { unit, parts, isForAnyReason }: Chosen): boolean =>
  ask.kind === 'Part' &&
  ask.unit === unit &&
  (ask.forAnyReason ?? false) === isForAnyReason &&
  ask.parts.length === parts.length &&
  parts.every((part) => ask.parts.includes(part));

/** The quote of what is chosen now; null while there's none, as after another choice. */
export function quoteOf(change: BookingChange | undefined, chosen: Chosen): PartQuote | null {
  if (!change?.cost || change.detail?.kind !== 'Part' || !isOf(change.ask, chosen)) return null;
  const parts = change.detail.parts.map((part) => {
    const { paid, refund, credit } = part;
    const lostMinor = Math.max(0, paid.amountMinor - refund.amountMinor - credit.amountMinor);
    return { ...part, lostMinor };
  });
  return { change, cost: change.cost, parts };
}

/** Why what is chosen can't be canceled; null when it can, or nobody knows yet. */
export function failureOf(change: BookingChange | undefined, chosen: Chosen): PricedFailure | null {
  const failure = change && chosen.parts.length > 0 && isOf(change.ask, chosen) ? change.failure : null;
  return failure && isPricedFailure(failure) ? failure : null;
}

/** Choosing in another group lets go of what was chosen before. */
export function toggled(chosen: Chosen, unit: PartUnit, part: number): Chosen {
  const before = chosen.unit === unit ? chosen.parts : [];
  const parts = before.includes(part) ? before.filter((each) => each !== part) : [...before, part];
  return { ...chosen, unit, parts: parts.toSorted((a, b) => a - b) };
}

/** Whether cancel for any reason was bought and can still be used. */
export const canUseCfar = ({ protections }: Pick<TripDetail, 'protections'>): boolean =>
  protections.some(({ protection, state }) => protection === 'cancelForAnyReason' && state === 'Valid');

/** `Jonah Okafor` is `Jonah` where nobody else is called so. */
export function shortNames(
  { unit, parts }: Pick<PartGroup, 'unit' | 'parts'>,
  chosen: readonly number[],
): string[] {
  const firstNames = parts.map(({ name }) => name.split(' ')[0] ?? name);
  return chosen.flatMap((part) => {
    const name = parts.find((each) => each.part === part)?.name;
    if (name === undefined) return [];
    if (unit === 'ticket') return [name];
    const firstName = name.split(' ')[0] ?? name;
    return firstNames.filter((each) => each === firstName).length > 1 ? name : firstName;
  });
}
