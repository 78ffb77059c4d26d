/** What stops a home's draft from being paid for, field by field. */
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
import type { HomeDraft } from '#home/wire/home-draft.ts';

/** In the order of the page, so that the first is where the focus goes. */
export function problemsOfHomeDraft(draft: HomeDraft, needsCard: boolean): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const add = (path: DraftPath, id: MessageId) => problems.push({ path, text: textRef(id) });
  for (const part of ['firstName', 'lastName'] as const) {
    const name = draft.guest[part].trim();
    if (name === '') add(`guest.${part}`, `checkout.problem.${part}`);
    else if (nameProblem(name)) add(`guest.${part}`, 'checkout.problem.nameSigns');
  }
  const payment = paymentProblems(draft, needsCard);
  const isBefore = ({ path }: DraftProblem) => path === 'email' || path === 'phone';
  problems.push(...payment.filter(isBefore));
  if (!draft.rulesAccepted) add('rulesAccepted', 'home.checkout.problem.rules');
  return [...problems, ...payment.filter((problem) => !isBefore(problem))];
}

const TEXTS: Readonly<Record<string, MessageId>> = {
  firstName: 'checkout.problem.firstName',
  lastName: 'checkout.problem.lastName',
  message: 'home.checkout.problem.message',
  rulesAccepted: 'home.checkout.problem.rules',
  ...REFUSED_TEXTS,
};
const FIELDS: ReadonlySet<DraftPath> = new Set([
  'guest.firstName',
  'guest.lastName',
  'message',
  'rulesAccepted',
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

export const checkHome = (needsCard: boolean): DraftCheck<HomeDraft> => ({
  find: (draft) => problemsOfHomeDraft(draft, needsCard),
  fromServer: problemsFromServer,
  firstField: 'guest.firstName',
});
