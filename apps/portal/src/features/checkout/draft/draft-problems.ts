/** What keeps any draft from being paid for: how problems are named, and those of contact, card and terms. */
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import { isEmailAddress, isPhoneNumber } from '@sojourn/domain/travelers/contact.ts';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { RefusedFields } from '#shared/product/checkout-part.ts';

/** A dotted path into the draft, as the server's `details.fields` spells it: `guests.0.firstName`. */
export type DraftPath = string;
export type DraftProblem = { readonly path: DraftPath; readonly text: TextRef };

/** How a product's draft is checked. */
export type DraftCheck<Typed> = {
  /** In the order of the page, so that the first is where the focus goes. */
  readonly find: (draft: Typed) => DraftProblem[];
  /** The server's own list of fields that it refuses, worded; without those that the page does not have. */
  readonly fromServer: (fields: RefusedFields, code?: string | undefined) => DraftProblem[];
  /** Where the focus goes when the server named no field. */
  readonly firstField: DraftPath;
};

/** The element of the page that holds a path's field. */
export const fieldId = (path: DraftPath): string => `checkout-${path.replaceAll('.', '-')}`;

/** `needsCard`: false when credits and miles pay all of it. */
export function paymentProblems(draft: PaymentDraft, needsCard: boolean): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const add = (path: DraftPath, id: MessageId) => problems.push({ path, text: textRef(id) });
  const email = draft.email.trim();
  if (email === '') add('email', 'checkout.problem.email');
  else if (!isEmailAddress(email)) add('email', 'checkout.problem.emailForm');
  const phone = draft.phone.trim();
  if (phone === '') add('phone', 'checkout.problem.phone');
  else if (!isPhoneNumber(phone)) add('phone', 'checkout.problem.phoneForm');
  if (needsCard && draft.paymentId === null) add('paymentId', 'checkout.problem.payment');
  if (!draft.termsAccepted) add('termsAccepted', 'checkout.problem.terms');
  return problems;
}

/** Of a draft that an agent prepares: its customer agrees to the terms, and pays. */
export const withoutConsent = <Typed>(check: DraftCheck<Typed>): DraftCheck<Typed> => ({
  ...check,
  find: (draft) => check.find(draft).filter(({ path }) => path !== 'termsAccepted'),
});

/** What a server says of a card, which no page knows by itself. */
const CARD_TEXTS: Readonly<Record<string, MessageId>> = {
  removed: 'checkout.problem.cardRemoved',
  tooSmall: 'checkout.problem.cardMinimum',
};
/** A refused card with what's wrong with it, in the words of every product. */
export const withCardProblem = (problems: DraftProblem[], fields: RefusedFields): DraftProblem[] =>
  problems.map((each) => {
    const problem = fields.find(({ path }) => path === 'paymentId')?.problem ?? '';
    const id = each.path === 'paymentId' ? CARD_TEXTS[problem] : undefined;
    return id ? { ...each, text: textRef(id) } : each;
  });

/** How a refused field of these is worded. */
export const REFUSED_TEXTS = {
  email: 'checkout.problem.emailForm',
  phone: 'checkout.problem.phoneForm',
  paymentId: 'checkout.problem.payment',
  termsAccepted: 'checkout.problem.terms',
} as const satisfies Readonly<Record<string, MessageId>>;
