/**
 * The dispute pack of a booking: everything that was accepted about it with the proof that it's unchanged,
 * checked offline by `npm run proof`. Of the customer's other bookings it has hashes alone.
 */
import { canonicalJson, FIRST_HASH } from '@sojourn/domain/checkout/snapshot.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Effects } from '#context.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import type { Sealer } from '#seal.ts';
import type { Signer } from '#signer.ts';
import { sealedRow } from '../proofs/accepted.ts';
import { anchorText, spineAfter } from '../proofs/anchor-proofs.ts';
import {
  type AgreedTerms,
  type Anchor,
  type Link,
  readAnchors,
  readHashes,
  readKeys,
  readLinks,
  readTerms,
  type StoredKey,
} from '../proofs/store.ts';

export type PackDeps = Pick<Effects, 'db' | 'clock'> & { readonly sealer: Sealer; readonly signer: Signer };

export type ProofPack = {
  readonly format: 'sojourn-proof-1';
  readonly tenantId: string;
  readonly customerId: string;
  readonly bookingId: BookingId;
  readonly confirmationCode: string;
  readonly madeAt: Instant;
  /** Of every link of the customer's chain, in its order. */
  readonly hashes: readonly string[];
  /** Of the booking, with the quote that it was made from. */
  readonly links: readonly PackLink[];
  /** That were agreed to, by the hashes in the links. */
  readonly terms: readonly AgreedTerms[];
  /** The chain as it is, then as it was at earlier moments. */
  readonly head: Anchor;
  readonly anchors: readonly Anchor[];
  /** Compare them with those that the portal publishes. */
  readonly keys: readonly StoredKey[];
  /** Of everything above, as canonical JSON. */
  readonly signature: string;
};
export type PackLink = {
  readonly seq: number;
  /** The exact text that its hash is of; null where it was a quote that was forgotten. */
  readonly body: string | null;
  /** Null once they were forgotten, and where there were none: the facts say which. */
  readonly people: { readonly salt: string; readonly people: unknown } | null;
};

/** Refuses with NotFound what isn't the owner's. */
export async function buildPack(deps: PackDeps, ref: BookingRef): Promise<ProofPack> {
  const { db, clock, signer } = deps;
  const { tenantId, customerId, bookingId } = ref;
  const owner = { tenantId, customerId };
  const booking = (await readBooking(db, ref)) ?? refuse('NotFound');
  // Before the chain: it only grows, and mustn't look shorter than an anchor
  const anchors = await readAnchors(db, owner);
  const [hashes, links, stored] = await Promise.all([
    readHashes(db, owner),
    readLinks(db, owner, { bookingId, quoteId: booking.quoteId }),
    readKeys(db),
  ]);
  const madeAt = clock.now();
  // Something may have been added while these were read
  const shown = links.filter(({ seq }) => seq <= hashes.length);
  const terms = await readTerms(db, tenantId, [...new Set(shown.flatMap(termsHashes))]);
  const head = { count: hashes.length, spine: spineAfter(FIRST_HASH, hashes), at: madeAt };
  const current = signer.publicKeys.filter(({ keyId }) => !stored.some((key) => key.keyId === keyId));
  const unsigned = {
    format: 'sojourn-proof-1' as const,
    tenantId,
    customerId,
    bookingId,
    confirmationCode: booking.confirmationCode,
    madeAt,
    hashes,
    links: shown.map((link) => packed(deps, link)),
    terms,
    head: { ...head, signature: signer.sign(anchorText(owner, head)) },
    anchors,
    keys: [...current, ...stored],
  };
  return { ...unsigned, signature: signer.sign(canonicalJson(unsigned)) };
}

/** Of one link: none before the texts were stored. */
function termsHashes({ body }: Link): string[] {
  const facts =
    body === null ? null : (JSON.parse(body) as { facts: { shown?: { termsHash?: string } } }).facts;
  return facts?.shown?.termsHash ? [facts.shown.termsHash] : [];
}

function packed({ sealer }: PackDeps, { seq, body, sealed, subjectId }: Link): PackLink {
  const text = sealed === null ? null : sealer.unseal(sealedRow(subjectId), sealed);
  return { seq, body, people: text === null ? null : (JSON.parse(text) as PackLink['people']) };
}
