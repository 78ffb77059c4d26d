import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { failureOf, failureOfDuplicate } from '@sojourn/server/modules/selling/booking/failure.ts';
import {
  type Field,
  fieldsOf,
  type Incomplete,
  type Prepared,
} from '@sojourn/server/modules/selling/booking/prepared.ts';
import type { PreparingBesides } from '@sojourn/server/modules/selling/booking/product.ts';
import { FIRST_STEP } from '@sojourn/server/modules/selling/booking/single-order/booking-saga.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { isPastCutOff } from '#activity/rules/booking/cut-off.ts';
import { isPossibleChoice } from '#activity/rules/booking/pickup.ts';
import { findAnswerProblems, givenAnswers, guideLanguage } from '#activity/rules/booking/questions.ts';
import { type ActivityDraft, completeActivityDraft } from '#activity/wire/activity-draft.ts';
import { fitOfSummary, whereIs } from '../fit-of-activity.ts';
import type {
  ActivityCheckoutRow,
  ActivityDeps,
  ActivityParty,
  ActivityQuoteOffer,
  BookedActivity,
} from '../sale.ts';
import { BOOK_ACTIVITY } from './activity-order.ts';

/** Where the ride is the only way, the meeting point isn't; a place has to be one of the operator's. */
function pickupProblem(
  { summary }: Pick<ActivityQuoteOffer, 'summary'>,
  pickup: ActivityParty['pickup'],
): Field[] {
  const isKnown =
    pickup.kind !== 'place' || summary.pickupPlaces.some(({ placeId }) => placeId === pickup.placeId);
  return isKnown && isPossibleChoice(summary.pickup, pickup)
    ? []
    : [{ path: 'pickup', problem: 'PickupNotPossible' }];
}

/** What the operator doesn't take of how they join, in which language and what they answer. */
export function partyProblems(
  offer: Pick<ActivityQuoteOffer, 'summary'>,
  { pickup, language, answers }: Pick<ActivityDraft, 'pickup' | 'language' | 'answers'>,
): Field[] {
  const { questions = [], optionLanguages } = offer.summary;
  const isSpoken = guideLanguage(optionLanguages, language) !== undefined;
  return [
    ...pickupProblem(offer, pickup),
    ...(isSpoken ? [] : [{ path: 'language', problem: 'notSpoken' }]),
    ...findAnswerProblems(questions, answers).map(({ questionId, problem }) => ({
      path: `answers.${questionId}`,
      problem,
    })),
  ];
}

/** What goes to the operator of it. */
export const partyOf = (
  { summary }: Pick<ActivityQuoteOffer, 'summary'>,
  {
    lead,
    pickup,
    language,
    answers,
    note,
  }: Pick<ActivityDraft, 'lead' | 'pickup' | 'language' | 'answers' | 'note'>,
): ActivityParty => ({
  lead,
  pickup,
  language: guideLanguage(summary.optionLanguages, language) ?? null,
  answers: givenAnswers(summary.questions ?? [], answers),
  note,
});

/** Who the guide asks for, where they join, and that a clash with the trip was accepted. */
export function prepareActivity(
  deps: ActivityDeps,
  { draft, quote }: ActivityCheckoutRow,
  besides: PreparingBesides,
): Prepared<BookedActivity> | Incomplete {
  const { request, offer } = quote;
  const parsed = completeActivityDraft.safeParse(draft);
  const missing = partyProblems(offer, draft);
  if (!parsed.success || missing.length > 0)
    return { fields: [...fieldsOf(parsed.error?.issues ?? []), ...missing] };
  const { email, phone, lead } = parsed.data;
  const party = partyOf(offer, parsed.data);
  const duplicate: typeof besides.duplicate = async (tx) =>
    draft.duplicateAccepted ? null : besides.duplicate(tx);
  const isClash = (plans: readonly TripPlan[]): boolean => {
    const { verdict } = fitOfSummary(plans, offer.summary, whereIs(deps));
    return verdict === 'clashes' || verdict === 'beforeLanding';
  };
  return {
    columns: {
      product: 'activity',
      request,
      offer: { ...offer, clashAccepted: draft.clashAccepted },
      guests: [lead],
      contact: { email, phone },
      supplierId: deps.activitySupplierOf(request.activityId)?.id ?? '',
      taxesMinor: offer.summary.price.taxMinor,
    },
    saga: { kind: BOOK_ACTIVITY, firstStep: FIRST_STEP },
    travelers: [party],
    parts: () => [],
    requireStillAllowed: async (tx) => {
      const bookingId = await duplicate(tx);
      if (bookingId) refuse('DuplicateBooking', { bookingId });
    },
    findRefusal: async () => {
      if (offer.cutOffAt && isPastCutOff(offer.cutOffAt, deps.clock.now())) return failureOf('CutOffPassed');
      const repeated = failureOfDuplicate(await duplicate());
      if (repeated) return repeated;
      if (!draft.clashAccepted && isClash(await besides.plans())) refuse('ClashNotAccepted');
      return null;
    },
  };
}
