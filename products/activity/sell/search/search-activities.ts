/** The search of activities: every supplier is asked at once, and what's known so far is streamed. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { dateIn, nightsBetween } from '@sojourn/domain/dates.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { findArea } from '@sojourn/server/modules/selling/locations/find-area.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { streamAnswers } from '@sojourn/server/suppliers/stream-answers.ts';
import { checkActivityDays } from '#activity/rules/check-search.ts';
import { commitmentsNear } from '#activity/rules/slots/commitments.ts';
import type { ActivitySearchEvent, ActivitySearchInput } from '#activity/wire/activity-search.ts';
import type { ActivityAnswer, ActivityQuestion } from '../port/search-port.ts';
import { type ActivitySearchDeps, requireActivities, whereIsBy } from './deps.ts';
import { mergeAnswers } from './merge-answers.ts';

const PAGE = 25;

type FoundArea = ReturnType<typeof findArea> & { readonly place: { id: string; label: string } | null };

/** A place of an address is the best of that name; a word that's nowhere is refused as such. */
function areaOf(deps: ActivitySearchDeps, { area, filters }: ActivitySearchInput, locale: Locale): FoundArea {
  if ('box' in area)
    return { ...findArea(deps.places, area, locale, filters?.activityIds?.length), place: null };
  const id =
    'place' in area
      ? area.place
      : deps.places.suggest('lodging', area.locationName, locale).flatMap(({ places }) => places)[0]?.id;
  const place = id === undefined ? undefined : deps.places.find(id, locale);
  if (!place) return refuse('UnknownPlace');
  return {
    ...findArea(deps.places, { place: place.id }, locale),
    place: { id: place.id, label: place.label },
  };
}

/**
 * Refuses a search that breaks a rule, and `SuppliersUnavailable` when no supplier can be asked; one that
 * does not answer is named, and never reads as sold out.
 */
export function searchActivities(
  deps: ActivitySearchDeps,
  input: ActivitySearchInput,
  actor: Actor,
  context: RequestContext,
): AsyncIterable<ActivitySearchEvent> {
  requireActivities(deps, context);
  const { fromDate, untilDate, locale = 'en' } = input;
  const area = areaOf(deps, input, locale);
  const problem = checkActivityDays({ fromDate, untilDate }, dateIn(deps.clock.now(), area.zone));
  if (problem) refuse(problem);
  return answer(deps, input, area, actor, context);
}

async function* answer(
  deps: ActivitySearchDeps,
  input: ActivitySearchInput,
  { box, centre, place }: FoundArea,
  actor: Actor,
  context: RequestContext,
): AsyncGenerator<ActivitySearchEvent> {
  const { fromDate, untilDate, ages, offset = 0, limit = PAGE, sort = 'Recommended', locale = 'en' } = input;
  const trip = commitmentsNear(await deps.plansOf({ ...actor, locale }), centre, whereIsBy(deps));
  const question: ActivityQuestion = {
    box,
    from: fromDate,
    days: nightsBetween(fromDate, untilDate) + 1,
    ages,
    filters: input.filters ?? {},
    trip: trip.length === 0 ? null : trip,
    sort,
    top: offset + limit,
    locale,
    now: deps.clock.now(),
  };
  yield* streamAnswers(
    deps,
    {
      ask: (supplier, call) => supplier.search(question, call),
      pageOf: (answers: readonly ActivityAnswer[]) => ({
        ...mergeAnswers(answers, offset, limit),
        box,
        place,
        hasTrip: trip.length > 0,
      }),
      refuse: () => refuse('SuppliersUnavailable'),
    },
    context,
  );
}
