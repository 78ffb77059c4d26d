/**
 * Gives what offers promise for bookings: credit back once a stay is confirmed, bonus miles once enough is
 * spent and its travel is over; miles are taken back when a canceled booking leaves too little, and an offer
 * of whose credit nothing was kept may be used again.
 */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { creditEnds } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { bonusPostsAt, creditBackOf, isInScope, isOfferTerms } from '@sojourn/domain/wallet/offers.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import type { Redemptions } from '#suppliers/bank/redemptions-port.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { WALLET_CASES } from '../case-types.ts';
import { grantCredit } from '../grant-credit.ts';
import { OFFER_MACHINE } from '../machines.ts';
import type { WalletProducts } from '../product.ts';
import {
  isRound,
  keepBooked,
  lockGivenUp,
  nextRound,
  type Offer,
  readCounted,
  readSubject,
  readWorkingOffers,
  usedColumns,
} from './store.ts';

export type OfferDeps = Pick<Effects, 'db' | 'clock' | 'random'> & {
  readonly redemptions: Pick<Redemptions, 'earn' | 'takeBack'>;
  readonly products: WalletProducts;
  /** From when nothing of a booking comes back by its traveler's own choice; null: from now on. */
  readonly readBoundFrom: (
    tx: Tx,
    booking: Owner & { readonly bookingId: BookingId },
    at: Instant,
  ) => Promise<Instant | null>;
};

/**
 * Of one customer. The bank's silence is no error: the next look asks again. What fails delays no other
 * offer: the first failure is thrown once all were tried.
 */
export async function settleOffers(deps: OfferDeps, owner: Owner, context: CallContext): Promise<void> {
  const failures: unknown[] = [];
  await reopenGivenUp(deps, owner).catch((error: unknown) => failures.push(error));
  for (let after = ''; ; ) {
    const offers = await readWorkingOffers(deps.db, owner, after);
    for (const offer of offers) {
      const settled =
        offer.kind === 'creditBack' ? settleCreditBack(deps, offer) : settleBonusMiles(deps, offer, context);
      await settled.catch((error: unknown) => failures.push(error));
    }
    const last = offers.at(-1);
    if (!last || offers.length < AT_ONCE) break;
    after = last.offerId;
  }
  if (failures.length > 0) throw failures[0];
}

const ofOffer = ({ tenantId, customerId, offerId }: Offer) =>
  ({ tenantId, customerId, subject: [offerId] }) as const;

const AT_ONCE = 100;

/** Where canceling left nothing of the credit with the customer the offer may be used again while it runs. */
async function reopenGivenUp({ db, clock }: OfferDeps, owner: Owner): Promise<void> {
  await withTransaction(db, async (tx) => {
    const at = clock.now();
    for (const offer of await lockGivenUp(tx, owner, AT_ONCE)) {
      const to = Date.parse(at) < Date.parse(offer.endsAt) ? 'Authorized' : 'Cancelled';
      const of = { ...ofOffer(offer), from: ['Used'], cause: 'canceled', at } as const;
      await mustMove(tx, OFFER_MACHINE, { ...of, to, set: nextRound() });
    }
  });
}

/** The first stay that counts brings the credit; canceling it forfeits what is unspent. */
async function settleCreditBack(deps: OfferDeps, offer: Offer): Promise<void> {
  const { terms } = offer;
  if (offer.state !== 'Authorized' || !isOfferTerms(terms) || terms.kind !== 'creditBack') return;
  const stays = (await readCounted(deps.db, deps.products, offer)).filter((stay) => isInScope(terms, stay));
  const stay = stays.find(({ totalMinor }) => creditBackOf(terms, totalMinor) > 0);
  if (!stay) return;
  await withTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const of = { ...ofOffer(offer), at };
    // Canceled since it was counted; else its cancel waits for the credit, and finds it to forfeit
    if (!(await keepBooked(tx, offer, stay.bookingId))) return;
    const isOurs = await move(tx, OFFER_MACHINE, {
      ...of,
      from: ['Authorized'],
      to: 'ConfirmState',
      cause: 'booked',
      set: usedColumns(stay.bookingId, at),
    });
    if (!isOurs) return;
    const grant = {
      type: 'OfferCredit',
      amountMinor: creditBackOf(terms, stay.totalMinor),
      grantKey: `offer:${offer.offerId}:${offer.round}`,
      expiresAt: creditEnds('OfferCredit', at),
      spendableFrom: await deps.readBoundFrom(tx, { ...offer, bookingId: stay.bookingId }, at),
      origin: { bookingId: stay.bookingId },
    } as const;
    await grantCredit(tx, deps, offer, grant, at);
    await mustMove(tx, OFFER_MACHINE, { ...of, from: ['ConfirmState'], to: 'Used', cause: 'given' });
  });
}

export type Spending = {
  /** In cents: the issuer's own count and what is booked here. */
  readonly spentMinor: number;
  /** When its bonus miles post; null before enough is spent, and for other offers. */
  readonly postsAt: Instant | null;
};

/** What counts so far. */
export async function spendingOn(
  { db, products }: Pick<OfferDeps, 'db' | 'products'>,
  offer: Offer,
): Promise<Spending> {
  const { terms, countedMinor, activatedAt } = offer;
  if (!isOfferTerms(terms) || activatedAt === null) return { spentMinor: countedMinor, postsAt: null };
  const counted = (await readCounted(db, products, offer)).filter((each) => isInScope(terms, each));
  return {
    spentMinor: counted.reduce((sum, { totalMinor }) => sum + totalMinor, countedMinor),
    postsAt:
      terms.kind === 'bonusMiles'
        ? bonusPostsAt(terms, { minor: countedMinor, at: activatedAt }, counted)
        : null,
  };
}

async function settleBonusMiles(deps: OfferDeps, offer: Offer, context: CallContext): Promise<void> {
  const { terms } = offer;
  if (!isOfferTerms(terms) || terms.kind !== 'bonusMiles' || !offer.accountReferenceId) return;
  const { postsAt } = await spendingOn(deps, offer);
  // The bank may have been notified without an answer: it learns in any case that this round earns nothing
  if (postsAt === null) return offer.state === 'Authorized' ? undefined : takeBack(deps, offer, context);
  if (offer.state === 'Used') return;
  const at = deps.clock.now();
  if (offer.state === 'Authorized') {
    const started = { from: ['Authorized'], to: 'ConfirmState', cause: 'spent', at } as const;
    const of = { ...ofOffer(offer), ...started, where: isRound(offer.round) };
    // Another process was faster, and notifies the bank
    if (!(await withTransaction(deps.db, (tx) => move(tx, OFFER_MACHINE, of)))) return;
  }
  if (isBefore(at, postsAt)) return;
  await earn(deps, offer, { accountReferenceId: offer.accountReferenceId, units: terms.units }, context);
}

const referenceOf = ({ offerId, round }: Offer): string => `${offerId}:${round}`;

async function earn(
  deps: OfferDeps,
  offer: Offer,
  what: { readonly accountReferenceId: string; readonly units: number },
  context: CallContext,
): Promise<void> {
  const subject = await readSubject(deps.db, offer);
  if (subject === undefined) return;
  const request = { reference: referenceOf(offer), subject, ...what, reason: offer.title.en };
  const answer = await deps.redemptions.earn(request, context);
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    if (answer.outcome === 'ok') {
      const set = usedColumns(null, at);
      const given = { from: ['ConfirmState'], to: 'Used', cause: 'given', at, set } as const;
      await move(tx, OFFER_MACHINE, { ...ofOffer(offer), ...given, where: isRound(offer.round) });
    } else if (answer.outcome === 'rejected') {
      const { tenantId, customerId, offerId: subjectId } = offer;
      const facts = { reason: answer.rejection.reason, units: what.units };
      await openCase(tx, deps, { tenantId, customerId, type: WALLET_CASES.offerRefused, subjectId, facts });
    }
  });
}

async function takeBack(deps: OfferDeps, offer: Offer, context: CallContext): Promise<void> {
  const answer = await deps.redemptions.takeBack({ reference: referenceOf(offer) }, context);
  if (answer.outcome !== 'ok') return;
  const at = deps.clock.now();
  const runs = Date.parse(at) < Date.parse(offer.endsAt);
  await withTransaction(deps.db, async (tx) => {
    const to = runs ? 'Authorized' : 'Cancelled';
    const [set, where] = [nextRound(), isRound(offer.round)];
    await move(tx, OFFER_MACHINE, {
      ...ofOffer(offer),
      from: [offer.state],
      to,
      cause: 'canceled',
      at,
      set,
      where,
    });
  });
}
