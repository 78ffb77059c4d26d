/**
 * What somebody accepted, as a link of their chain: written by the transaction that begins to carry it out.
 * Facts are plain data of any product; who it's for is sealed beside them, and they have its salted hash.
 */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@sojourn/domain/checkout/snapshot.ts';
import type { Random } from '@sojourn/domain/effects.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { RawBuilder } from 'kysely';
import type { Effects } from '#context.ts';
import type { Sealer } from '#seal.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { appendLink, linkPart, type NewLink } from './store.ts';

export type ProofDeps = Pick<Effects, 'clock' | 'random'> & { readonly sealer: Sealer };

export const ACCEPTED = [
  'booking',
  'change',
  'cancellation',
  'withdrawal',
  'scheduleChange',
  'offer',
  'priceFreeze',
] as const;
export type Accepted = Owner & {
  readonly type: (typeof ACCEPTED)[number];
  /** Null for an offer that is about no booking. */
  readonly bookingId: BookingId | null;
  /** Of the quote, the change or the offer. */
  readonly subjectId: string;
  /** What it came to on the screen: paid, to be paid, or given back; null where no money moves. */
  readonly total: Money | null;
  /** The agent in whose delegated session or for whom it was accepted. */
  readonly agentId: string | null;
  /** Everything else that was shown; nobody's name. */
  readonly shown: unknown;
  /** Names and addresses. */
  readonly people?: unknown;
};

/** As a part of a statement with others. */
export const acceptedPart = (deps: ProofDeps, accepted: Accepted): RawBuilder<unknown> =>
  linkPart(newLink(deps, accepted));

export async function recordAccepted(tx: Tx, deps: ProofDeps, accepted: Accepted): Promise<void> {
  await appendLink(tx, newLink(deps, accepted));
}

/** What a row's sealed text is bound to. */
export const sealedRow = (subjectId: string): string => `accepted:${subjectId}`;

function newLink(deps: ProofDeps, { people, ...accepted }: Accepted): NewLink {
  const { tenantId, customerId, bookingId, subjectId, ...facts } = accepted;
  const at = deps.clock.now();
  const salted = people === undefined ? null : saltPeople(deps.random, people);
  const sealed = salted && deps.sealer.seal(sealedRow(subjectId), salted.text);
  return {
    tenantId,
    customerId,
    subjectId,
    bookingId,
    facts: canonicalJson({ ...facts, at, bookingId, subjectId, people: salted?.commitment ?? null }),
    sealed,
    isAccepted: true,
    at,
  };
}

function saltPeople(random: Random, people: unknown): { readonly text: string; readonly commitment: string } {
  const salt = Buffer.from(random.bytes(16)).toString('hex');
  const commitment = createHash('sha256')
    .update(salt + canonicalJson(people))
    .digest('hex');
  return { text: canonicalJson({ salt, people }), commitment };
}
