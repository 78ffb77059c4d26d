/** What a checkout comes to once it is paid for, or every field that keeps it from that. */
import {
  answersOf,
  customFieldProblems,
  type FieldAnswer,
  withSentAnswers,
} from '@sojourn/domain/companies/custom-fields.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { HomeRequestId } from '@sojourn/domain/ids.ts';
import { CARD_LEAST_MINOR } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import type { Actor } from '#context.ts';
import { readCustomFields } from '#modules/companies/arranging/custom-fields.ts';
import type { Later } from '#modules/money/confirmations/await-bank.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CheckoutRow } from '../checkouts/checkout-row.ts';
import type { PayDeps } from './deps.ts';
import type { Field, Prepared } from './prepared.ts';

type Ready = { readonly prepared: Prepared; readonly customFields: readonly FieldAnswer[] };

type Sent = {
  readonly requestId: HomeRequestId;
  /** The sale with what its supplier finds the request by. */
  asSent(row: CheckoutRow): CheckoutRow;
  /** Refuses unless it still waits to be booked, in the transaction that begins the booking. */
  requireStill(tx: Tx): Promise<void>;
  /** The guest is there, should their card's bank want to ask them. */
  readonly isAttended: boolean;
};
export type Approved = {
  /** By the company, or booked to be reviewed. */
  readonly isApproved?: boolean;
  /** The customer is there all the same, as when it's booked to be reviewed. */
  readonly isThere?: boolean;
  /** To what the company wanted to know when it was sent. */
  readonly sentAnswers?: readonly FieldAnswer[] | undefined;
  /** Its host accepted what was sent, which lasts longer than its quote. */
  readonly sent?: Sent | undefined;
  /**
   * The customer isn't there: should their card's bank want to ask them, they're asked to confirm the payment
   * within twelve hours, and not after `until`. Left out: such a card is refused.
   */
  readonly later?: (Later & { readonly until?: Instant | null }) | undefined;
};

/** What a card has to pay, and whether there's one. */
export type LeftForCard = { readonly cardMinor: number; readonly isCardGone: boolean };

/**
 * Refuses with every field that stands in the way; a card only when something is left for it. `isApproved`:
 * what the company wants to know since it was sent keeps nothing from being booked.
 */
export async function prepare(
  deps: PayDeps,
  row: CheckoutRow,
  left: LeftForCard,
  actor: Actor,
  { isApproved = false, sentAnswers = [] }: Approved = {},
): Promise<Ready> {
  const prepared = deps.products[row.product].prepare(row, {
    duplicate: (tx) => deps.duplicateOf(actor, row, tx),
    plans: () => deps.plansOf(actor),
  });
  const company = await readCustomFields(deps, actor);
  const typed = row.draft.customFields;
  const unfit = isApproved ? [] : customFieldProblems(company, typed);
  const fields: Field[] = unfit.map(({ key, problem }) => ({ path: `customFields.${key}`, problem }));
  if ('fields' in prepared) fields.push(...prepared.fields);
  const problem = cardProblem(left, row.draft.paymentId);
  if (problem && !fields.some(({ path }) => path === 'paymentId'))
    fields.push({ path: 'paymentId', problem });
  if (!('fields' in prepared) && fields.length === 0)
    return { prepared, customFields: withSentAnswers(answersOf(company, typed), sentAnswers) };
  return refuse('CheckoutIncomplete', { fields });
}

/** Null where the card can pay, or nothing is left for one. */
function cardProblem({ cardMinor, isCardGone }: LeftForCard, paymentId: string | null): string | null {
  if (cardMinor === 0) return null;
  if (paymentId === null) return 'missing';
  if (isCardGone) return 'removed';
  return cardMinor < CARD_LEAST_MINOR ? 'tooSmall' : null;
}
