/** Dispute packs, for customers and for agents. */
import type { deskProofCalls } from '@sojourn/contract/desk/proof-calls.ts';
import type { proofCalls } from '@sojourn/contract/proofs.ts';
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import type { Actor, Handlers } from '#context.ts';
import { addKey, readKeys } from '../proofs/store.ts';
import { getPackFile, type PackFileDeps } from './get-pack.ts';

type Calls = keyof typeof proofCalls | keyof typeof deskProofCalls;
type OfTrip = { readonly customerId: CustomerId; readonly bookingId: BookingId };

export function disputePackRoutes(deps: PackFileDeps): Pick<Handlers, Calls> {
  const own = ({ tenantId, customerId }: Actor, { bookingId }: Pick<OfTrip, 'bookingId'>) => ({
    tenantId,
    customerId,
    bookingId,
  });
  // Agents see every customer of their tenant
  const theirs = ({ tenantId }: Actor, { customerId, bookingId }: OfTrip) => ({
    tenantId,
    customerId,
    bookingId,
  });
  const file = (ref: ReturnType<typeof own>, type: 'json' | 'pdf', { locale }: Actor) =>
    getPackFile(deps, ref, { type, locale });
  return {
    listProofKeys: async () => {
      for (const key of deps.signer.publicKeys) await addKey(deps.db, key, deps.clock.now());
      return { keys: await readKeys(deps.db) };
    },
    getProof: ({ params, actor }) => file(own(actor, params), 'json', actor),
    getProofPaper: ({ params, actor }) => file(own(actor, params), 'pdf', actor),
    getProofFor: ({ params, actor }) => file(theirs(actor, params), 'json', actor),
    getProofPaperFor: ({ params, actor }) => file(theirs(actor, params), 'pdf', actor),
  };
}
