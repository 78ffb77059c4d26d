/** What stands in the way of adding a card, as sentences (A §8, B §5). Pure. */
import type { PaymentVerification } from '@sojourn/contract/payment-methods.ts';
import type { FieldsFailure } from '@sojourn/domain/payments/card-messages.ts';
import type { ApiErrorCode } from '../api/api-error.ts';
import { type TextRef, textRef } from '../text-ref.ts';

/**
 * `refused`: the bank declined the card (shown in a modal); `notYours`: no account has the card; `failed`: it
 * couldn't be tried (shown in the form).
 */
export type Trouble =
  | {
      readonly kind: 'refused';
      readonly title: TextRef;
      readonly text: TextRef;
      readonly cause: TextRef;
      readonly action: TextRef;
    }
  | { readonly kind: 'notYours' }
  | { readonly kind: 'failed'; readonly message: TextRef };

const failed = (id: TextRef['id']): Trouble => ({ kind: 'failed', message: textRef(id) });

/** Null: the card is saved. */
export function troubleOfVerdict({ PaymentVerifyResult: result, code }: PaymentVerification): Trouble | null {
  if (result === 'Success') return null;
  if (result === 'ExcessiveUserActivity') return failed('cards.form.tooMany');
  if (code === null) return failed('cards.form.again');
  const name = code === 'InvalidCVV' || code === 'InvalidAddress' ? code : 'other';
  return {
    kind: 'refused',
    title: textRef(`cards.verdict.${name}.title`),
    text: textRef(`cards.verdict.${name}.text`),
    cause: textRef(`cards.problem.${code}.cause`),
    action: textRef(`cards.problem.${code}.action`),
  };
}

export function troubleOfError(code: ApiErrorCode): Trouble {
  switch (code) {
    case 'InvalidCard':
      return { kind: 'notYours' };
    case 'TokenExpired':
      return failed('cards.form.ended');
    case 'ExcessiveActivity':
      return failed('cards.form.tooMany');
    case 'ServiceUnavailable':
    case 'NetworkError':
      return failed('cards.form.unreachable');
    default:
      return failed('cards.form.again');
  }
}

export function troubleOfFields(reason: FieldsFailure): Trouble {
  return failed(reason === 'Unavailable' ? 'cards.form.unreachable' : 'cards.form.ended');
}
