import type { PaymentVerification } from '@sojourn/contract/payment-methods.ts';
import { VERIFY_CODES } from '@sojourn/domain/payments/card-problems.ts';
import { expect, it } from 'vitest';
import en from '#messages/en/cards.json' with { type: 'json' };
import fr from '#messages/fr/cards.json' with { type: 'json' };
import { troubleOfError, troubleOfFields, troubleOfVerdict } from './trouble-view.ts';

type Texts = Readonly<Record<string, string>>;
const verdict = (PaymentVerifyResult: string, code: string | null) =>
  troubleOfVerdict({ PaymentVerifyResult, code } as PaymentVerification);
const wording = (code: string) => {
  const trouble = verdict('GenericError', code);
  return trouble?.kind === 'refused'
    ? [trouble.title, trouble.text].map(({ id }) => (en as Texts)[id])
    : null;
};

it('the words are those of the specification', () => {
  expect(wording('InvalidCVV')).toEqual([
    'CVV Error',
    'Ensure your CVV / Security Code is entered correctly and try again.',
  ]);
  expect(wording('InvalidAddress')).toEqual([
    'Address Verification Error',
    'Ensure your Zip Code and Country is entered correctly and try again.',
  ]);
  for (const code of ['CardDeclined', 'Fraud', 'InvalidCardNumber']) {
    expect(wording(code)).toEqual([
      'Error Adding Payment Method',
      'We were unable to add your payment method. ' +
        'Please ensure all of your information is correct and try again.',
    ]);
  }
});

it.each(VERIFY_CODES)('%s says why and what to do, in both languages', (code) => {
  const trouble = verdict('CardDeclined', code);
  if (trouble?.kind !== 'refused') throw new Error(JSON.stringify(trouble));
  for (const { id } of [trouble.title, trouble.text, trouble.cause, trouble.action]) {
    for (const texts of [en, fr] as Texts[]) expect(texts[id], id).toMatch(/\w/);
    expect((fr as Texts)[id]).not.toBe((en as Texts)[id]);
  }
});

it('what could not be tried is told in the form', () => {
  expect(verdict('Success', null)).toBeNull();
  expect(verdict('ExcessiveUserActivity', null)).toMatchObject({ message: { id: 'cards.form.tooMany' } });
  expect(troubleOfError('InvalidCard')).toEqual({ kind: 'notYours' });
  expect(troubleOfError('InternalError')).toMatchObject({ message: { id: 'cards.form.again' } });
  expect(troubleOfError('NetworkError')).toMatchObject({ message: { id: 'cards.form.unreachable' } });
  expect(troubleOfFields('Refused')).toMatchObject({ message: { id: 'cards.form.ended' } });
});
