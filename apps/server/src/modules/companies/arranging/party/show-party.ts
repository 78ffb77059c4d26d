/** For whom a checkout or a booking is, and what each of them lets the booker see. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { OutOfPolicy } from '@sojourn/contract/policy.ts';
import type { Person } from '@sojourn/contract/travelers.ts';
import type { BookingId, CheckoutId } from '@sojourn/domain/ids.ts';
import { accountHolderOf } from '@sojourn/domain/travelers/saved-traveler-list.ts';
import type { Actor } from '#context.ts';
import { listTravelers } from '#modules/customers/profile/list-travelers.ts';
import { refuse } from '#refusal.ts';
import { type ArrangingDeps, companyOf } from '../deps.ts';
import { readBookedFor, readCheckoutTravelers, readOwnTrip } from './store.ts';

type Travelers = Awaited<ReturnType<typeof readCheckoutTravelers>>;
type Shown = OutputOf<Calls['getTripParty']>['travelers'];

const shown = (travelers: Travelers): Shown =>
  travelers.map(({ personId, name, tierName, verdict }) => ({
    personId: personId as Shown[number]['personId'],
    name,
    tier: tierName,
    policy:
      verdict && !verdict.isInPolicy
        ? { tier: tierName ?? '', broken: verdict.broken as OutOfPolicy['broken'] }
        : null,
  }));

/** What a ticket needs; no number of a document leaves its owner. */
const withoutDocuments = (person: Person): Person => ({
  ...person,
  passport: null,
  driverLicense: null,
  knownTravelerNumber: '',
  tsaRedressNumber: '',
});

/** Of each who travels and shares them: their own saved traveler, by who they are. */
async function sharedDetails(deps: ArrangingDeps, actor: Actor, travelers: Travelers): Promise<Person[]> {
  const sharing = travelers.flatMap(({ customerId, sharesNow, firstName, lastName, email }) =>
    customerId !== null && customerId !== actor.customerId && sharesNow
      ? [{ customerId, firstName, lastName, email }]
      : [],
  );
  const people = await Promise.all(
    sharing.map(async ({ customerId, ...name }) => {
      const saved = await listTravelers({ ...deps, seals: deps.sealer }, { ...actor, customerId });
      const own = accountHolderOf(saved, name);
      return own ? [withoutDocuments(own)] : [];
    }),
  );
  return people.flat();
}

export async function getCheckoutParty(
  deps: ArrangingDeps,
  checkoutId: CheckoutId,
  actor: Actor,
): Promise<OutputOf<Calls['getCheckoutParty']>> {
  companyOf(deps, actor);
  const travelers = await readCheckoutTravelers(deps.db, actor, checkoutId);
  return { travelers: shown(travelers), people: await sharedDetails(deps, actor, travelers) };
}

/** Refuses with NotFound for anybody but who booked it and who travels. */
export async function getTripParty(
  deps: ArrangingDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<OutputOf<Calls['getTripParty']>> {
  const key = companyOf(deps, actor);
  const own = await readOwnTrip(deps.db, actor, bookingId);
  const trip = own ?? (await readBookedFor(deps.db, key, actor.subject, bookingId)) ?? refuse('NotFound');
  const owner = { tenantId: actor.tenantId, customerId: trip.customerId };
  return {
    bookedBy: trip.bookedBy,
    isMine: own !== null,
    travelers: shown(await readCheckoutTravelers(deps.db, owner, trip.checkoutId)),
  };
}
