/** Parts of a booking by what they come from: a credit that pays two tenders is changed once. */

import { isDisruptionCover } from '@sojourn/domain/disruptions/disruption-cover.ts';
import {
  type AirlineCreditId,
  type CreditId,
  type DisruptionCoverId,
  type FreezeCoverId,
  isId,
  type OfferId,
  type PriceFreezeId,
} from '@sojourn/domain/ids.ts';
import { freezeOfSource, isFreezeSource } from '@sojourn/domain/protections/freeze-sources.ts';
import { isAirlineCredit } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { SourceId } from './store.ts';

type Part = { readonly sourceId: SourceId; readonly amountMinor: number };

/** In the order of the ids, in which rows are locked. */
export function sumBySource(parts: readonly Part[]): {
  readonly credits: { readonly creditId: CreditId; readonly amountMinor: number }[];
  readonly offers: { readonly offerId: OfferId; readonly amountMinor: number }[];
  /** Both credits of a price freeze together. */
  readonly freezes: {
    readonly freezeId: PriceFreezeId;
    readonly parts: { readonly sourceId: PriceFreezeId | FreezeCoverId; readonly amountMinor: number }[];
  }[];
  readonly covers: { readonly coverId: DisruptionCoverId; readonly amountMinor: number }[];
  readonly airlineCredits: { readonly creditId: AirlineCreditId; readonly amountMinor: number }[];
} {
  const sums = new Map<SourceId, number>();
  for (const { sourceId, amountMinor } of parts) sums.set(sourceId, (sums.get(sourceId) ?? 0) + amountMinor);
  const sorted = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    credits: sorted.flatMap(([id, amountMinor]) =>
      isId('off', id) || isAirlineCredit(id) || isFreezeSource(id) || isDisruptionCover(id)
        ? []
        : [{ creditId: id as CreditId, amountMinor }],
    ),
    freezes: [...Map.groupBy(sorted.flatMap(freezePart), ({ sourceId }) => freezeOfSource(sourceId))].map(
      ([freezeId, parts]) => ({ freezeId, parts }),
    ),
    covers: sorted.flatMap(([id, amountMinor]) =>
      isDisruptionCover(id) ? [{ coverId: id, amountMinor }] : [],
    ),
    airlineCredits: sorted.flatMap(([id, amountMinor]) =>
      isAirlineCredit(id) ? [{ creditId: id, amountMinor }] : [],
    ),
    offers: sorted.flatMap(([id, amountMinor]) => (isId('off', id) ? [{ offerId: id, amountMinor }] : [])),
  };
}

const freezePart = ([sourceId, amountMinor]: readonly [SourceId, number]) =>
  isFreezeSource(sourceId) ? [{ sourceId, amountMinor }] : [];
