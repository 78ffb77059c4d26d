/** The wallet as it stands: the bank is asked what is new before it is shown. */
import type { Wallet, WalletOffer } from '@sojourn/contract/wallet.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import type { Actor, RequestContext } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { Owner } from '#workflow/saga.ts';
import type { ActivityDeps } from './activity/list-activity.ts';
import { availableCredits } from './available-credits.ts';
import { type OfferDeps, type Spending, settleOffers, spendingOn } from './offers/settle-offers.ts';
import { type Offer, readOffers } from './offers/store.ts';
import { readBadStandings } from './standing/store.ts';
import { type StandingDeps, syncStanding } from './standing/sync-standing.ts';
import { readLiveCredits } from './store.ts';
import { viewOfCredit, viewOfOffer } from './view.ts';

export type WalletUse = StandingDeps & OfferDeps;
/** What the customer still gets as travel credit, the soonest first; amounts in minor units. */
export type PendingDeps = {
  readonly readPending: (
    db: Db,
    owner: Owner,
  ) => Promise<
    readonly {
      readonly bookingId: BookingId;
      readonly title: string;
      readonly amountMinor: number;
      readonly currency: Currency;
      readonly dueBy: Instant;
    }[]
  >;
};

const NOTHING_SPENT: Spending = { spentMinor: 0, postsAt: null };
/** The page waits for the bank no longer than this. */
const TIMEOUT_MS = 2_000;
export const walletContext = ({ scenario, requestId }: RequestContext): CallContext => ({
  timeoutMs: TIMEOUT_MS,
  scenario,
  requestId,
});

export async function getWallet(
  deps: WalletUse & PendingDeps & Pick<ActivityDeps, 'titlesOf'>,
  actor: Actor,
  context: RequestContext,
): Promise<Wallet> {
  const { db, clock } = deps;
  await syncStanding(deps, actor, walletContext(context));
  await settleOffers(deps, actor, walletContext(context));
  const now = clock.now();
  const credits = await readLiveCredits(db, actor);
  const spendable = await availableCredits(db, actor, now);
  const pending = await deps.readPending(db, actor);
  const titles = await deps.titlesOf(
    actor,
    pending.map(({ bookingId }) => bookingId),
  );
  return {
    spendable: money(spendable.reduce((sum, { availableMinor }) => sum + availableMinor, 0)),
    credits: credits.filter((credit) => Date.parse(now) < Date.parse(credit.expiresAt)).map(viewOfCredit),
    pending: pending.map(({ amountMinor, currency, ...due }) => ({
      ...due,
      title: titles.get(due.bookingId) ?? due.title,
      amount: money(amountMinor, currency),
    })),
    offers: await showOffers(deps, actor, await readOffers(db, actor)),
  };
}

/** With what is spent towards each, and whether its account is in good standing. */
export async function showOffers(
  deps: Pick<WalletUse, 'db' | 'clock' | 'products'>,
  actor: Actor,
  offers: readonly Offer[],
): Promise<WalletOffer[]> {
  const bad = await readBadStandings(deps.db, actor);
  const now = deps.clock.now();
  const shown: WalletOffer[] = [];
  for (const offer of offers) {
    const isBlocked = offer.accountReferenceId !== null && bad.has(offer.accountReferenceId);
    const spending = offer.kind === 'bonusMiles' ? await spendingOn(deps, offer) : NOTHING_SPENT;
    shown.push(viewOfOffer(offer, { isBlocked, ...spending }, now));
  }
  return shown;
}
