/** What can be done about a disruption by what was bought: B §4's actions, by the terms' own decisions. */
import { type Instant, isBefore, plusSeconds } from '../dates.ts';
import type { Clause, Disruption, Fact, Protection, ProtectionTerms } from '../protections/clause.ts';
import { isPays } from '../protections/clause.ts';
import { type Claim, decideClaim, type Purchase } from '../protections/decide.ts';
import { isReasonableRebooking } from '../schedule-changes/rebooking.ts';
import type { SchedulePart } from '../schedule-changes/schedule.ts';
import type { DisruptionAction, DisruptionState } from './disruption-state.ts';
import { eventEnds, findDisruption, isNearDeparture, leavesFrom, rebookingEnds } from './find-disruption.ts';
import type { FlightStatus } from './flight-status.ts';

/** In a checkout, before there's anything to decide. */
type AtCheckout = { readonly canBuy: boolean; readonly isChosen: boolean };
export const checkoutAction = ({ canBuy, isChosen }: AtCheckout): DisruptionAction | null =>
  isChosen ? 'Remove' : canBuy ? 'Purchase' : null;

/** A protection that was bought with the trip. */
export type Cover = {
  readonly protectionNo: number;
  readonly protection: Protection;
  readonly isUsed: boolean;
  readonly isValid: boolean;
  /** Of one that's over. */
  readonly endedClauseId: string | null;
  readonly terms: ProtectionTerms;
  readonly purchase: Purchase;
};

export type Disrupted = {
  readonly type: Disruption;
  readonly state: DisruptionState;
  readonly delayMinutes: number;
  readonly noticedAt: Instant;
  readonly flights: readonly FlightStatus[];
  readonly airlineOffer: SchedulePart | null;
};

export type Around = {
  readonly now: Instant;
  /** A flight of the trip has left: the trip can't be given back any more. */
  readonly hasFlown: boolean;
  /** By its own terms. */
  readonly canCancel: boolean;
};

/** `cover`: what pays, or what says no by `clauseId`; null where nothing was bought. */
export type Eligibility = {
  readonly action: DisruptionAction | null;
  readonly clauseId: string | null;
  readonly cover: Cover | null;
};

/** Which of what was bought is about it, the one that's meant for it first. */
const coversOf = (covers: readonly Cover[], type: Disruption): Cover[] => {
  const named = (protection: Protection) => covers.filter((each) => each.protection === protection);
  return type === 'MissedConnection'
    ? [...named('missedConnection'), ...named('disruption')]
    : named('disruption');
};

export function decideDisruption(
  disrupted: Disrupted,
  covers: readonly Cover[],
  around: Around,
): Eligibility {
  const about = coversOf(covers, disrupted.type);
  const used = about.find(({ isUsed }) => isUsed);
  const isTaken = disrupted.state === 'rebooked' || disrupted.state === 'refunded';
  if (used || isTaken) return { action: 'AlreadyExercised', clauseId: null, cover: used ?? null };
  const decided = about.map((cover) => ({ cover, ...choicesOf(disrupted, cover, around) }));
  const paying = decided.find(({ action }) => action !== null);
  if (paying) return { action: paying.action, clauseId: null, cover: paying.cover };
  const [refused] = decided;
  return {
    action: around.canCancel ? 'Cancel' : null,
    clauseId: refused?.refusedBy ?? null,
    cover: refused?.cover ?? null,
  };
}

/** Until when it can be decided by what was bought; as long as the event counts where nothing was. */
export function decideBy(
  { type, flights, noticedAt }: Pick<Disrupted, 'type' | 'flights' | 'noticedAt'>,
  covers: readonly Cover[],
): Instant {
  const event = eventEnds(flights) ?? noticedAt;
  const ends = coversOf(covers, type).map(({ terms: { clauses } }) => {
    const within = clauses.find(({ rule }) => rule === 'withinDisruption');
    return within?.rule === 'withinDisruption' ? plusSeconds(noticedAt, within.hours * 3_600) : event;
  });
  return ends.reduce((last, each) => (isBefore(last, each) ? each : last), ends[0] ?? event);
}

type Choices = { readonly action: DisruptionAction | null; readonly refusedBy: string | null };

function choicesOf(disrupted: Disrupted, cover: Cover, around: Around): Choices {
  if (!cover.isValid) return { action: null, refusedBy: cover.endedClauseId };
  const ends = eventEnds(disrupted.flights);
  const isAboutEvent = cover.terms.clauses.find(({ rule }) => rule === 'withinLastFlight');
  if (isAboutEvent && (ends === null || !isBefore(around.now, ends)))
    return { action: null, refusedBy: isAboutEvent.id };
  const rebook = refusal(disrupted, cover, around, 'rebook');
  const refund = around.hasFlown ? 'flown' : refusal(disrupted, cover, around, 'refund');
  if (rebook === null) return { action: refund === null ? 'Rebook' : 'RebookOnlyEligible', refusedBy: null };
  if (refund === null) return { action: 'Refund', refusedBy: null };
  return { action: null, refusedBy: typeof rebook === 'string' ? null : rebook.id };
}

/** Null where the terms pay it; the fare of what is chosen isn't known yet, and is judged with it. */
function refusal(
  disrupted: Disrupted,
  { terms, purchase }: Cover,
  { now }: Around,
  choice: 'rebook' | 'refund',
): Clause | 'unknown' | null {
  if (!terms.clauses.some((clause) => isPays(clause) && clause.choice === choice)) return 'unknown';
  const decided = decideClaim(terms, purchase, claimOf(disrupted, choice, now));
  return decided.decision === 'paid' ? null : decided.clause;
}

/** With what is true of it before a flight is chosen; `chosen`: what is true of that, and its price. */
export function claimOf(
  { type, delayMinutes, noticedAt, flights, airlineOffer }: Disrupted,
  choice: 'rebook' | 'refund',
  now: Instant,
  chosen?: { readonly facts: readonly Fact[]; readonly flightPriceMinor: number },
): Claim {
  const found = findDisruption(flights);
  const from = leavesFrom(flights, found ?? { missed: null });
  const hasDays = from !== undefined && isBefore(now, rebookingEnds(from));
  const isReasonable =
    airlineOffer !== null &&
    from !== undefined &&
    isReasonableRebooking(
      { starts: from.scheduledDeparture, startsLocal: from.scheduledDepartureLocal },
      airlineOffer,
    );
  const ofFlight: readonly Fact[] = chosen?.facts ?? [
    'everyTraveler',
    'sameAirports',
    'sameOrLowerClass',
    ...(hasDays ? (['sameOrNextDay'] as const) : []),
  ];
  return {
    at: now,
    choice,
    facts: [
      ...(isNearDeparture(flights, noticedAt) ? (['withinDayOfDeparture'] as const) : []),
      ...(isReasonable ? [] : (['noReasonableFlight'] as const)),
      ...ofFlight,
    ],
    amounts: { flightPrice: chosen?.flightPriceMinor ?? 0 },
    disruptedAt: noticedAt,
    disruption: type,
    delayMinutes,
  };
}
