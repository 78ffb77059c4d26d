/** Parts of a booking by what they come from: a credit that pays two tenders is changed once. */

import { type CreditId, isId, type OfferId } from '@sojourn/domain/ids.ts';
import type { SourceId } from './store.ts';
import type { Tender } from './tender.ts';

type Part = { readonly sourceId: SourceId; readonly amountMinor: number };

/** In the order of the ids, in which rows are locked. `ofTenders`: in the order of their registration. */
export function sumBySource(
  parts: readonly Part[],
  tenders: readonly Tender[],
): {
  readonly credits: { readonly creditId: CreditId; readonly amountMinor: number }[];
  readonly offers: { readonly offerId: OfferId; readonly amountMinor: number }[];
  readonly ofTenders: { readonly tender: Tender; readonly parts: readonly Part[] }[];
} {
  const sums = new Map<SourceId, number>();
  for (const { sourceId, amountMinor } of parts) sums.set(sourceId, (sums.get(sourceId) ?? 0) + amountMinor);
  const sorted = [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sourceId, amountMinor]) => ({ sourceId, amountMinor }));
  const ofWallet = sorted.filter(({ sourceId }) => !tenders.some((tender) => tender.owns(sourceId)));
  return {
    credits: ofWallet.flatMap(({ sourceId, amountMinor }) =>
      isId('off', sourceId) ? [] : [{ creditId: sourceId as CreditId, amountMinor }],
    ),
    offers: ofWallet.flatMap(({ sourceId, amountMinor }) =>
      isId('off', sourceId) ? [{ offerId: sourceId, amountMinor }] : [],
    ),
    ofTenders: tenders
      .map((tender) => ({ tender, parts: sorted.filter(({ sourceId }) => tender.owns(sourceId)) }))
      .filter((each) => each.parts.length > 0),
  };
}
