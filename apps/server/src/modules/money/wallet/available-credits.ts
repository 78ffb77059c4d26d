/** What a checkout may be paid with out of the wallet. */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { CreditId, OfferId } from '@sojourn/domain/ids.ts';
import type { CreditType } from '@sojourn/domain/wallet/credits/credit-type-names.ts';
import { type CreditSource, creditTerms } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { isOfferTerms, type OfferSubject, offerAvailability } from '@sojourn/domain/wallet/offers.ts';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { type OfferText, readOffers } from './offers/store.ts';
import { readBadStandings } from './standing/store.ts';
import { readLiveCredits } from './store.ts';

type AvailableCredit = {
  readonly creditId: CreditId;
  readonly type: CreditType;
  readonly source: CreditSource;
  /** USD cents that may be spent now. */
  readonly availableMinor: number;
  readonly expiresAt: Instant;
  /** Where it comes from, as people call it: `The Ardmore, Chicago, H-2PN7CE`; null: its type says it. */
  readonly origin: string | null;
};

/** Those that may be spent at `now`, the one that ends first before the others. */
export async function availableCredits(db: Db | Tx, owner: Owner, now: Instant): Promise<AvailableCredit[]> {
  const credits = await readLiveCredits(db, owner);
  return credits
    .filter(
      (credit) =>
        credit.availableMinor > 0 &&
        credit.frozenBecause === null &&
        credit.forfeitedAt === null &&
        (credit.spendableFrom === null || !isBefore(now, credit.spendableFrom)) &&
        Date.parse(now) < Date.parse(credit.expiresAt),
    )
    .map(({ creditId, type, availableMinor, expiresAt, originName, originCode }) => ({
      creditId,
      type,
      availableMinor,
      expiresAt,
      source: creditTerms(type).source,
      origin: [originName, originCode].filter(Boolean).join(', ') || null,
    }));
}

type ApplicableOffer = {
  readonly offerId: OfferId;
  readonly title: OfferText;
  /** What it takes off the price, in USD cents: all of it or nothing. */
  readonly amountMinor: number;
  readonly expiresAt: Instant;
};

/** Activated discounts of accounts in good standing whose conditions this meets, the largest first. */
export async function applicableOffers(
  db: Db | Tx,
  owner: Owner,
  about: OfferSubject,
  now: Instant,
): Promise<ApplicableOffer[]> {
  const offers = await readOffers(db, owner);
  if (offers.length === 0) return [];
  const bad = await readBadStandings(db, owner);
  return offers
    .filter(({ accountReferenceId }) => accountReferenceId === null || !bad.has(accountReferenceId))
    .flatMap(({ offerId, title, terms, state, endsAt }) =>
      isOfferTerms(terms) &&
      terms.kind === 'discount' &&
      offerAvailability({ state, endsAt, terms }, about, now) === 'Available'
        ? [{ offerId, title, amountMinor: terms.amountMinor, expiresAt: endsAt }]
        : [],
    )
    .toSorted((a, b) => b.amountMinor - a.amountMinor || (a.offerId < b.offerId ? -1 : 1));
}
