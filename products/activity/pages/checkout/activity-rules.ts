/** What stops an activity's draft from being paid for, field by field. */
import { last } from '@sojourn/domain/present.ts';
import { nameProblem } from '@sojourn/domain/travelers/names/document-name.ts';
import {
  type DraftCheck,
  type DraftPath,
  type DraftProblem,
  paymentProblems,
  REFUSED_TEXTS,
} from '@sojourn/portal/features/checkout/draft/draft-problems.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import {
  type BookingQuestion,
  findAnswerProblems,
  guideLanguage,
} from '#activity/rules/booking/questions.ts';
import type { ActivityCheckout } from '#activity/wire/activity-checkout.ts';
import type { ActivityDraft } from '#activity/wire/activity-draft.ts';

type ActivityRules = {
  /** False when credits and miles pay all of it. */
  readonly needsCard: boolean;
  /** Nobody is met at the meeting point. */
  readonly needsPickup: boolean;
  /** Of the option's guide. */
  readonly languages: readonly string[];
  readonly questions: readonly BookingQuestion[];
  /** It can only be booked by who says that they want it although. */
  readonly isClash: boolean;
};

export const rulesOf = (
  { activity, fit }: Pick<ActivityCheckout, 'activity' | 'fit'>,
  needsCard: boolean,
): ActivityRules => ({
  needsCard,
  needsPickup: activity.activity.pickup.isRequired,
  languages: activity.languages,
  questions: activity.questions,
  isClash: fit.verdict === 'clashes' || fit.verdict === 'beforeLanding',
});

/** In the order of the page, so that the first is where the focus goes. */
function problemsOfActivityDraft(draft: ActivityDraft, rules: ActivityRules): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const add = (path: DraftPath, id: MessageId) => problems.push({ path, text: textRef(id) });
  if (rules.isClash && !draft.clashAccepted) add('clashAccepted', 'activity.checkout.problem.clash');
  for (const part of ['firstName', 'lastName'] as const) {
    const name = draft.lead[part].trim();
    if (name === '') add(`lead.${part}`, `checkout.problem.${part}`);
    else if (nameProblem(name)) add(`lead.${part}`, 'checkout.problem.nameSigns');
  }
  const payment = paymentProblems(draft, rules.needsCard);
  const isBefore = ({ path }: DraftProblem) => path === 'email' || path === 'phone';
  problems.push(...payment.filter(isBefore));
  if (rules.needsPickup && draft.pickup.kind === 'meetingPoint')
    add('pickup', 'activity.checkout.problem.pickup');
  if (guideLanguage(rules.languages, draft.language) === undefined)
    add('language', 'activity.checkout.problem.language');
  for (const { questionId, problem } of findAnswerProblems(rules.questions, draft.answers))
    add(`answers.${questionId}`, `activity.questions.problem.${problem}`);
  return [...problems, ...payment.filter((problem) => !isBefore(problem))];
}

const TEXTS: Readonly<Record<string, MessageId>> = {
  firstName: 'checkout.problem.firstName',
  lastName: 'checkout.problem.lastName',
  language: 'activity.checkout.problem.language',
  note: 'activity.checkout.problem.note',
  pickup: 'activity.checkout.problem.pickup',
  clashAccepted: 'activity.checkout.problem.clash',
  ...REFUSED_TEXTS,
};
const FIELDS: ReadonlySet<DraftPath> = new Set([
  'clashAccepted',
  'lead.firstName',
  'lead.lastName',
  'pickup',
  'language',
  'note',
  'email',
  'phone',
  'paymentId',
  'termsAccepted',
]);

const ANSWERS = 'answers.';

/** The fields that the server refuses, worded; a path that the page has no field for is left out. */
function problemsFromServer(fields: readonly { readonly path: string }[], code?: string): DraftProblem[] {
  const wordOf = (path: DraftPath): MessageId =>
    code === 'CardNumberRefused'
      ? 'checkout.problem.cardNumber'
      : path.startsWith(ANSWERS)
        ? 'activity.checkout.problem.answer'
        : (TEXTS[last(path.split('.'))] ?? 'checkout.problem.refused');
  return fields
    .filter(({ path }) => FIELDS.has(path) || path.startsWith(ANSWERS))
    .map(({ path }) => ({ path, text: textRef(wordOf(path)) }));
}

export const checkActivity = (rules: ActivityRules): DraftCheck<ActivityDraft> => ({
  find: (draft) => problemsOfActivityDraft(draft, rules),
  fromServer: problemsFromServer,
  firstField: 'lead.firstName',
});
