/** What stops a ride's draft from being paid for, field by field. */
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
import { FLIGHT_NUMBER } from '#ground/rules/flight-number.ts';
import type { GroundCheckout } from '#ground/wire/ground-checkout.ts';
import type { GroundDraft } from '#ground/wire/ground-draft.ts';

type RideRules = {
  /** False when credits and miles pay all of it. */
  readonly needsCard: boolean;
  readonly needs: GroundCheckout['needs'];
};

export const rulesOf = ({ needs }: Pick<GroundCheckout, 'needs'>, needsCard: boolean): RideRules => ({
  needsCard,
  needs,
});

/** In the order of the page, so that the first is where the focus goes. */
function problemsOfGroundDraft(draft: GroundDraft, rules: RideRules): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const add = (path: DraftPath, id: MessageId) => problems.push({ path, text: textRef(id) });
  for (const part of ['firstName', 'lastName'] as const) {
    const name = draft.rider[part].trim();
    if (name === '') add(`rider.${part}`, `checkout.problem.${part}`);
    else if (nameProblem(name)) add(`rider.${part}`, 'checkout.problem.nameSigns');
  }
  const payment = paymentProblems(draft, rules.needsCard);
  const isBefore = ({ path }: DraftProblem) => path === 'email' || path === 'phone';
  problems.push(...payment.filter(isBefore));
  if (rules.needs.flight && !FLIGHT_NUMBER.test(draft.rideFlight.trim()))
    add('rideFlight', 'ground.checkout.problem.flight');
  if (rules.needs.address && draft.rideAddress.trim() === '')
    add('rideAddress', 'ground.checkout.problem.address');
  return [...problems, ...payment.filter((problem) => !isBefore(problem))];
}

const TEXTS: Readonly<Record<string, MessageId>> = {
  firstName: 'checkout.problem.firstName',
  lastName: 'checkout.problem.lastName',
  driverNote: 'ground.checkout.problem.note',
  rideFlight: 'ground.checkout.problem.flight',
  rideAddress: 'ground.checkout.problem.address',
  ...REFUSED_TEXTS,
};
const FIELDS: ReadonlySet<DraftPath> = new Set([
  'rider.firstName',
  'rider.lastName',
  'rideFlight',
  'rideAddress',
  'driverNote',
  'email',
  'phone',
  'paymentId',
  'termsAccepted',
]);

/** The fields that the server refuses, worded; a path that the page has no field for is left out. */
function problemsFromServer(fields: readonly { readonly path: string }[], code?: string): DraftProblem[] {
  const wordOf = (path: DraftPath): MessageId =>
    code === 'CardNumberRefused'
      ? 'checkout.problem.cardNumber'
      : (TEXTS[last(path.split('.'))] ?? 'checkout.problem.refused');
  return fields
    .filter(({ path }) => FIELDS.has(path))
    .map(({ path }) => ({ path, text: textRef(wordOf(path)) }));
}

export const checkRideDraft = (rules: RideRules): DraftCheck<GroundDraft> => ({
  find: (draft) => problemsOfGroundDraft(draft, rules),
  fromServer: problemsFromServer,
  firstField: 'rider.firstName',
});
