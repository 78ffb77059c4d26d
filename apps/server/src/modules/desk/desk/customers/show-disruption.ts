/** What covers a customer's trip, how its flights go, what's held for it, and what was chosen and paid. */
import type { DeskDisruption } from '@sojourn/contract/desk/parts.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import type { Actor } from '#context.ts';
import { type OptionRow, readOptions } from '#modules/protecting/disruptions/plan/store.ts';
import { readDisruption } from '#modules/protecting/disruptions/require-disruption.ts';
import type { DisruptionRow } from '#modules/protecting/disruptions/store.ts';
import { getDisruption } from '#modules/protecting/disruptions/view-disruption.ts';
import { wirePart } from '#modules/protecting/disruptions/wire-part.ts';
import type { BookedProtection } from '#modules/protecting/protections/store.ts';
import { readProtections } from '#modules/protecting/protections/store.ts';
import { viewOfProtection } from '#modules/protecting/protections/view-bought.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { inLanguage } from '#modules/selling/booking/in-language.ts';
import { refTo } from '#modules/trips/trips/use-case.ts';
import { customerFor } from '../acting/for-customer.ts';
import type { DeskDeps } from '../deps.ts';

type OfTrip = { readonly customerId: CustomerId; readonly bookingId: BookingId };

/** In the agent's language; nothing is held by looking. Refuses with NotFound what isn't their own. */
export async function getDisruptionFor(
  deps: DeskDeps,
  { customerId, bookingId }: OfTrip,
  agent: Actor,
): Promise<DeskDisruption> {
  const { locale } = agent;
  const customer = { ...(await customerFor(deps, customerId, agent)), locale };
  const ref = refTo(customer, bookingId);
  const now = deps.clock.now();
  const { booking: booked, found } = await readDisruption(deps, ref, now);
  const booking = inLanguage(deps.products, booked, locale);
  const [{ disruption }, protections, options] = await Promise.all([
    getDisruption(deps, bookingId, customer),
    readProtections(deps.db, ref),
    found ? readOptions(deps.db, { ...ref, disruptionNo: found.row.disruptionNo }) : [],
  ]);
  const claimed = protections.filter(({ protectionNo }) => isClaiming(found?.row, protectionNo));
  const numbers = claimed.map(({ protectionNo }) => protectionNo);
  return {
    protections: protections.map(viewOfProtection(booking, numbers)),
    disruption,
    held: found ? heldOf(deps, booking, found.row, options, now) : [],
    chosen: found && chosenOf(found.row, protections, booking.currency),
  };
}

/** Its claim is being carried out. */
const isClaiming = (row: DisruptionRow | undefined, protectionNo: number): boolean =>
  row?.protectionNo === protectionNo && (row.state === 'rebooking' || row.state === 'refunding');

/** Those that were found together last. */
function heldOf(
  deps: DeskDeps,
  booking: Booking,
  { replacementBookingId }: DisruptionRow,
  options: readonly OptionRow[],
  now: Instant,
): DeskDisruption['held'] {
  const stateOf = ({ optionId, releasedAt, heldUntil }: OptionRow) => {
    if (optionId === replacementBookingId) return 'chosen';
    return releasedAt === null && heldUntil && isBefore(now, heldUntil) ? 'held' : 'released';
  };
  return latestPlan(options).map((option) => ({
    optionId: option.optionId,
    rank: option.rank,
    airline: option.shown.airline,
    parts: option.shown.parts.map((part) => wirePart(deps, booking, part)),
    sellsFor: option.shown.sellsFor,
    heldUntil: option.heldUntil,
    state: stateOf(option),
  }));
}

/** The latest plan comes first and from its worst on, so a rank that isn't better is an earlier plan's. */
function latestPlan(options: readonly OptionRow[]): OptionRow[] {
  const ends = options.findIndex(({ rank }, at) => at > 0 && rank >= (options[at - 1]?.rank ?? 0));
  return (ends < 0 ? [...options] : options.slice(0, ends)).reverse();
}

function chosenOf(
  { state, protectionNo, clauseId, endedAt }: DisruptionRow,
  protections: readonly BookedProtection[],
  currency: Currency,
): DeskDisruption['chosen'] {
  const choice =
    state === 'rebooking' || state === 'rebooked'
      ? 'rebook'
      : state === 'refunding' || state === 'refunded'
        ? 'refund'
        : null;
  if (choice === null) return null;
  const used = protections.find((each) => each.protectionNo === protectionNo);
  const paidMinor = used?.paidMinor ?? null;
  return {
    choice,
    at: endedAt,
    termsId: used?.termsId ?? null,
    clauseId,
    paid: paidMinor === null ? null : money(paidMinor, currency),
  };
}
