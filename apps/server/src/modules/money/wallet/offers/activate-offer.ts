/** Adds an offer to the account: from now on it can be used, and bookings count toward it. */
import type { WalletOffer } from '@sojourn/contract/wallet.ts';
import type { OfferId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import { move } from '#workflow/move.ts';
import { showOffers } from '../get-wallet.ts';
import { OFFER_MACHINE } from '../machines.ts';
import type { OfferDeps } from './settle-offers.ts';
import { activatedColumns, readOffer, stillRuns } from './store.ts';

/** Activating again is a success. Refuses with NotFound and OfferNotAvailable. */
export async function activateOffer(
  deps: Pick<OfferDeps, 'db' | 'clock' | 'products'>,
  offerId: OfferId,
  actor: Actor,
): Promise<WalletOffer> {
  const { tenantId, customerId } = actor;
  const before = (await readOffer(deps.db, actor, offerId)) ?? refuse('NotFound');
  const [shown] = await showOffers(deps, actor, [before]);
  if (shown?.availability !== 'Available') refuse('OfferNotAvailable');
  const at = deps.clock.now();
  await withTransaction(deps.db, (tx) =>
    move(tx, OFFER_MACHINE, {
      tenantId,
      customerId,
      subject: [offerId],
      from: ['Pending'],
      to: 'Authorized',
      cause: 'activated',
      at,
      set: activatedColumns(at),
      where: stillRuns(at),
    }),
  );
  const after = await readOffer(deps.db, actor, offerId);
  if (!after || after.activatedAt === null) return refuse('OfferNotAvailable');
  return first(await showOffers(deps, actor, [after]));
}
