/**
 * What a dispute of a booking's payment can be answered with: the proof pack of what its customer accepted,
 * and whether their bank checked the payment with them. The pack is drawn when an agent downloads it.
 */
import { buildPack, type PackDeps } from '#modules/desk/dispute-packs/build-pack.ts';
import { readOfTrip } from '#modules/money/confirmations/store.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { nullIfMissing } from '#refusal.ts';

type Evidence = {
  readonly confirmationCode: string;
  /** How many things the customer accepted about it are proved, and the pack's signature. */
  readonly accepted: number;
  readonly signature: string;
  /** Payments that their bank checked with them, and how that ended. */
  readonly checks: readonly {
    readonly label: string;
    readonly requestedAt: string;
    readonly endedAs: string | null;
  }[];
};

/** Null for what isn't a booking, such as a price that's frozen. */
export async function disputeEvidence(deps: PackDeps, ref: BookingRef): Promise<Evidence | null> {
  const pack = await buildPack(deps, ref).catch(nullIfMissing);
  if (!pack) return null;
  const { confirmationCode, links, signature } = pack;
  const checks = (await readOfTrip(deps.db, ref)).map(({ label, requestedAt, endedAs }) => ({
    label,
    requestedAt,
    endedAs,
  }));
  return { confirmationCode, accepted: links.length, signature, checks };
}
