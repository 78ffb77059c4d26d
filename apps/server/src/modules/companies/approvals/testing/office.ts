/** A company whose tier has everything over a cent approved, with the people who decide. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ApprovalRules } from '@sojourn/domain/approvals/approval-rules.ts';
import { addDays, dateIn } from '@sojourn/domain/dates.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import type { Actor } from '#context.ts';
import {
  ASK,
  type BookingWorld,
  bookInputOf,
  createBookingWorld,
  draftOf,
  type Process,
  type Traveler,
} from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { saveDraft } from '#modules/selling/checkouts/drafts/save-draft.ts';
import { startCheckout } from '#modules/selling/checkouts/start-checkout.ts';
import { refuse } from '#refusal.ts';
import { decideApprovals } from '../decisions/decide-approvals.ts';
import { sendForApproval } from '../send-for-approval.ts';

const RULES: ApprovalRules = {
  hours: 24,
  ifUndecided: 'keep',
  tolerance: { percent: 2, amountMinor: 1_000_000 },
  approvers: [],
};
export type Office = Awaited<ReturnType<typeof createOffice>>;

export async function createOffice() {
  const world: BookingWorld = await createBookingWorld();
  const { db } = world.database;
  const startProcess: BookingWorld['startProcess'] = (...given) => ({
    ...world.startProcess(...given),
    tenantOf: (id) => ({
      brandName: 'Harbor Travel',
      capabilities: ['hotels', 'flights', 'cars', ...(id === 'business' ? (['corporate'] as const) : [])],
    }),
  });
  let tiers = 0;
  /** `perNightMinor`: the cap of hotels. */
  const addTier = async (
    rules: Partial<ApprovalRules>,
    businessId = 'biz_1',
    perNightMinor = 1,
  ): Promise<string> => {
    const tierId = `tier_${tiers++}`;
    const settings = {
      ...UNRESTRICTED.settings,
      isApprovalRequired: true,
      approval: { ...RULES, ...rules },
    };
    const flights = {
      policies: UNRESTRICTED.flights.policies.map((each) => ({
        ...each,
        maxPriceForOneWay: money(1),
        maxPriceForRoundTrip: money(1),
      })),
    };
    const cars = { policies: [{ maxPricePerDay: money(1) }] };
    const hotels = {
      policies: [{ allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: money(perNightMinor) }],
    };
    await sql`insert into businesses (tenant_id, business_id, name, account_reference_id, is_live)
      values ('business', ${businessId}, 'Northline', 'acc_1', true) on conflict do nothing`.execute(db);
    await sql`insert into policy_tiers (tenant_id, business_id, tier_id, name, version)
      values ('business', ${businessId}, ${tierId}, ${tierId}, 1)`.execute(db);
    await sql`insert into policy_tier_versions (tenant_id, business_id, tier_id, version, rules, changed_at)
      values ('business', ${businessId}, ${tierId}, 1,
        ${JSON.stringify({ ...UNRESTRICTED, settings, hotels, flights, cars })}::jsonb, now())`.execute(db);
    return tierId;
  };
  /** `tierId` null: somebody who only decides. */
  const hire = async (
    firstName: string,
    tierId: string | null,
    { isAdmin = false, businessId = 'biz_1' } = {},
  ): Promise<Traveler> => {
    const traveler = await world.newTraveler();
    const actor: Actor = { ...traveler.actor, tenantId: 'business', firstName, businessId };
    await sql`insert into business_members (tenant_id, business_id, subject, roles, issuer_role,
        can_view_admin, tier_id)
      values ('business', ${businessId}, ${actor.subject}, '{Traveler}', 'Non Financial User', ${isAdmin},
        ${tierId})`.execute(db);
    await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, locale,
        created_at)
      values ('business', ${actor.customerId}, ${actor.subject}, ${firstName}, 'Okafor', ${actor.email}, 'en',
        now())`.execute(db);
    return { ...traveler, actor };
  };
  return { world, db, startProcess, addTier, hire };
}

/** `days` ahead: 60 is free to cancel, 2 isn't any longer. Of four nights one is free. */
export async function readyStay(server: Process, traveler: Traveler, days: number, nights = 4) {
  const checkIn = addDays(dateIn(server.clock.now(), 'UTC'), days);
  const stay = {
    checkIn,
    checkOut: addDays(checkIn, nights),
    policyReason: { reason: 'clientSite' } as const,
  };
  const context = requestContext();
  const { checkoutId } = await startCheckout(server, { ...ASK, ...stay }, traveler.actor, context);
  return saveDraft(server, checkoutId, draftOf(traveler), traveler.actor);
}

export const send = async (server: Process, traveler: Traveler, days: number, requestId?: ApprovalId) =>
  sendReady(server, traveler, await readyStay(server, traveler, days), requestId);

export async function sendReady(
  server: Process,
  traveler: Traveler,
  checkout: Checkout,
  requestId?: ApprovalId,
) {
  const input = { ...bookInputOf(checkout), requestId };
  const sent = await sendForApproval(server, checkout.checkoutId, input, traveler.actor, requestContext());
  if (sent.result === 'Failed') throw new Error(JSON.stringify(sent));
  return { checkout, ...sent };
}

type Decided = 'approve' | 'decline';
/** The parts of a trip in one step. */
export const decideParts = (
  server: Process,
  { actor }: Traveler,
  parts: readonly { readonly requestId: ApprovalId; readonly decision: Decided; readonly version?: number }[],
  note: string | undefined = parts.some(({ decision }) => decision === 'decline')
    ? 'Too far from the site'
    : undefined,
) => {
  const given = parts.map((part) => ({ version: 1, ...part }));
  return decideApprovals(server, { parts: given, note }, actor, requestContext());
};

/** One request; refused as its part is. */
export async function decide(
  server: Process,
  traveler: Traveler,
  requestId: ApprovalId,
  decision: Decided,
  version = 1,
) {
  const { parts } = await decideParts(server, traveler, [{ requestId, decision, version }]);
  const part = assertPresent(parts[0], 'the part that was decided');
  return part.refused ? refuse(part.refused) : part.request;
}
