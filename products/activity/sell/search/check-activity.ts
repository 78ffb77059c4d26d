/** The check: what a party is placed into by each option, and a day's slots with their last free minute. */
import { freeUntil } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type CalendarDate, dateIn, type Instant, localAt } from '@sojourn/domain/dates.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { activityTerms } from '#activity/rules/booking/cancel-policy.ts';
import { isConfirmedAtOnce } from '#activity/rules/booking/confirmation.ts';
import { decidedAt } from '#activity/rules/booking/minimum-group.ts';
import { checkActivityDays } from '#activity/rules/check-search.ts';
import { checkUnits, placeAges, placesTaken, type UnitCount } from '#activity/rules/party/place-ages.ts';
import type { ActivityPlans, OptionCheck, WireActivitySlot } from '#activity/wire/activity-detail.ts';
import { fitOf } from '../fit-of-activity.ts';
import type { ActivityContent, ActivityOption } from '../port/content-port.ts';
import type { OptionSlot } from '../port/slots-port.ts';
import type { ActivitySupplier } from '../supplier.ts';
import { momentIn } from '../times-of-activity.ts';
import { type ActivitySearchDeps, askOne, requireActivities, requireSupplier, whereIsBy } from './deps.ts';
import { plansOn } from './plans-on.ts';
import { shownPlaces } from './shown-places.ts';

type Input = {
  readonly activityId: string;
  readonly date: CalendarDate;
  readonly ages: readonly number[];
  readonly units?: readonly UnitCount[] | undefined;
};
type Checked = {
  readonly zone: string;
  readonly now: ReturnType<typeof localAt>;
  readonly options: OptionCheck[];
  readonly plans: ActivityPlans;
};

/** Refuses NotFound, what breaks a rule of days, and SuppliersUnavailable. */
export async function checkActivity(
  deps: ActivitySearchDeps,
  input: Input,
  actor: Actor,
  context: RequestContext,
): Promise<Checked> {
  requireActivities(deps, context);
  const { activityId, date } = input;
  const supplier = requireSupplier(deps, activityId);
  const now = deps.clock.now();
  const { zone } = supplier.facts(activityId, 'en') ?? refuse('NotFound');
  const problem = checkActivityDays({ fromDate: date, untilDate: date }, dateIn(now, zone));
  if (problem) refuse(problem);
  const content = await askOne(
    deps,
    supplier,
    (each, call) => each.detail({ activityId, locale: 'en', now }, call),
    context,
  );
  const booked = await deps.plansOf(actor);
  const judge = fitOf(booked, content, whereIsBy(deps));
  const viewSlot = slotView(content, judge, now);
  const options = await Promise.all(
    content.options.map(async (option): Promise<OptionCheck> => {
      const { units, problems } = placedParty(input, option);
      const wanted = problems.length === 0 ? units : null;
      const { slots, totalMinor } = await slotsOf(
        deps,
        supplier,
        { content, option, date, now, units: wanted },
        context,
      );
      const total = totalMinor === null ? null : money(totalMinor);
      const people = placesTaken(units, option.units);
      return {
        optionId: option.optionId,
        units: units.map((each) => ({ ...each })),
        problems: problems.map((each) => ({ ...each })) as OptionCheck['problems'],
        total,
        miles: total && milesFor(total),
        slots: slots.map((slot) => viewSlot(slot, people)),
      };
    }),
  );
  const plans = plansOn(date, booked, content, whereIsBy(deps));
  return { zone, now: localAt(now, zone), options, plans };
}

/** By their ages, or as they were chosen by hand. */
function placedParty({ ages, units }: Input, option: ActivityOption) {
  const placed = units
    ? { units: units.filter(({ count }) => count > 0), problems: [] }
    : placeAges(ages, option);
  const problems = placed.units.length === 0 ? [] : checkUnits(placed.units, option);
  return { units: placed.units, problems: [...placed.problems, ...problems] };
}

type SlotsAsk = {
  readonly content: ActivityContent;
  readonly option: ActivityOption;
  readonly date: CalendarDate;
  readonly now: Instant;
  /** Null: there's nobody to price it for. */
  readonly units: readonly UnitCount[] | null;
};

/** A ticket without a day has a price and no slots; all slots of an option cost the same. */
async function slotsOf(
  deps: ActivitySearchDeps,
  supplier: ActivitySupplier,
  { content, option, date, now, units }: SlotsAsk,
  context: RequestContext,
): Promise<{ readonly slots: readonly OptionSlot[]; readonly totalMinor: number | null }> {
  const { activityId } = content;
  const { optionId } = option;
  if (content.availability !== 'openDated') {
    const ask = { activityId, optionId, units, now, from: date, days: 1 };
    const { slots } = await askOne(deps, supplier, (each, call) => each.check(ask, call), context);
    return { slots, totalMinor: slots.find(({ totalMinor }) => totalMinor !== null)?.totalMinor ?? null };
  }
  if (units === null || units.length === 0) return { slots: [], totalMinor: null };
  const ask = { activityId, optionId, slotId: null, units, locale: 'en', now } as const;
  const { price } = await askOne(deps, supplier, (each, call) => each.price(ask, call), context);
  return { slots: [], totalMinor: price.totalMinor };
}

const slotView =
  (
    { policy, zone, confirmation, minimumGroup }: ActivityContent,
    judge: ReturnType<typeof fitOf>,
    now: Instant,
  ) =>
  (slot: OptionSlot, people: number): WireActivitySlot => {
    const { totalMinor, placesLeft, state } = slot;
    const terms = activityTerms(
      policy,
      { startsAt: slot.startsAt, closesAt: slot.endsAt, zone },
      totalMinor ?? 0,
    );
    // Without a price nothing is at stake, and everything would look free
    const free = totalMinor === null ? null : freeUntil(terms, totalMinor, now);
    return {
      slotId: slot.slotId,
      startsAtLocal: slot.startsAtLocal,
      endsAtLocal: slot.endsAtLocal,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      cutOffAt: slot.cutOffAt,
      allDay: slot.allDay,
      state,
      placesLeft: shownPlaces(state, placesLeft),
      offset: slot.shownOffset,
      hasPlaces: state !== 'closed' && state !== 'soldOut' && (placesLeft === null || placesLeft >= people),
      fit: judge(slot),
      isConfirmedAtOnce: isConfirmedAtOnce(confirmation, slot.startsAt, now),
      freeUntil: free && momentIn(free, zone),
      groupDecidedAt: minimumGroup && decidedAt(minimumGroup, slot.date, zone),
    };
  };
