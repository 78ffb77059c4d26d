/**
 * A host canceled: three homes that fit the same nights and party are found at once, and a case is opened
 * with them. The guest never has to ask first.
 */
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { openCase } from '@sojourn/server/modules/desk/cases/open-case.ts';
import { enqueue } from '@sojourn/server/modules/platform/notify/enqueue.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { Job } from '@sojourn/server/workflow/jobs/job.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import { moreThanPaid, mostForAnother } from '#home/rules/booking/rebooking.ts';
import type { HomeCard } from '#home/wire/home-search.ts';
import type { HomeRequestDeps } from '../requests/deps.ts';
import { firstStay, type HomeBooking, isHomeBooking, lastStay } from '../sale.ts';
import { findFreeHomes } from '../search/find-free-homes.ts';
import { REBOOKING_CASES } from './case-types.ts';
import type { HostCanceled } from './messages.ts';
import { noteFound, type Rebooking, readOpenRebookings } from './store.ts';

type Deps = Pick<HomeRequestDeps, 'db' | 'clock' | 'random' | 'log' | 'homeSupplierOf'>;

const BATCH = 50;
/** A supplier that doesn't answer is asked again for so long; then a person looks. */
const PATIENCE_SECONDS = 300;
const CONTEXT: CallContext = { timeoutMs: 3_000, scenario: null, requestId: 'rebook-canceled-homes' };

/** Of all, or of one customer. Returns how many it looked at. */
async function rebookCanceled(deps: Deps, of?: Owner): Promise<number> {
  const open = await readOpenRebookings(deps.db, of, BATCH);
  for (const each of open)
    await rebookOne(deps, each).catch((err: unknown) =>
      deps.log.warn({ err, bookingId: each.bookingId }, 'a home that its host canceled waits for others'),
    );
  return open.length;
}

export const rebookingJob = (deps: Deps): Job => ({
  name: 'rebook-canceled-homes',
  everySeconds: 15,
  run: () => rebookCanceled(deps),
  runFor: (owner) => rebookCanceled(deps, owner),
});

async function rebookOne(deps: Deps, rebooking: Rebooking): Promise<void> {
  const booking = await readBooking(deps.db, rebooking);
  if (!booking || !isHomeBooking(booking)) return;
  const found = await findOthers(deps, booking);
  const isSpent = isBefore(plusSeconds(rebooking.canceledAt, PATIENCE_SECONDS), deps.clock.now());
  if (!found && !isSpent) return;
  const homes = found ?? [];
  await withTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    if (!(await noteFound(tx, rebooking, homes, at))) return;
    const { tenantId, customerId, bookingId: subjectId } = booking;
    const type = REBOOKING_CASES.homeRebooking;
    await openCase(tx, deps, { tenantId, customerId, type, subjectId, facts: factsOf(booking, homes) });
    await enqueue(tx, { tenantId, customerId, at, ...messageOf(booking, homes) });
  });
}

/** Where the first home was, for all nights of the stay. */
function findOthers(deps: Deps, booking: HomeBooking): Promise<readonly HomeCard[] | null> {
  const { request, offer, totalMinor } = booking;
  const { homeId, area, checkIn } = firstStay(offer);
  const near = { homeId, center: area.center, checkIn, checkOut: lastStay(offer).checkOut };
  const { party } = offer;
  const wanted = { party, locale: request.locale, mostMinor: mostForAnother(totalMinor) };
  return findFreeHomes(deps, near, wanted, CONTEXT);
}

/** `moreMinor`: what goodwill can pay. */
const factsOf = ({ totalMinor, currency }: HomeBooking, homes: readonly HomeCard[]) => ({
  paidMinor: totalMinor,
  currency,
  homes: homes.map(({ homeId, name, total: { amountMinor } }) => ({
    homeId,
    name,
    totalMinor: amountMinor,
    moreMinor: moreThanPaid(amountMinor, totalMinor),
  })),
});

const messageOf = (booking: HomeBooking, homes: readonly HomeCard[]): HostCanceled => {
  const { bookingId, title, offer, totalMinor, premiumMinor, currency } = booking;
  const { host, checkIn } = firstStay(offer);
  return {
    kind: 'homeHostCanceled',
    key: bookingId,
    about: bookingId,
    title,
    hostName: host.name,
    checkIn,
    checkOut: lastStay(offer).checkOut,
    paid: money(totalMinor + premiumMinor, currency),
    homes: homes.map(({ name, total }) => ({ name, total })),
  };
};
