import { PAID } from '@sojourn/portal/features/checkout/testing/sample-drafts.ts';
import { expect, test } from 'vitest';
import { completeHomeDraft, type HomeDraft } from '#home/wire/home-draft.ts';
import { checkHome, problemsOfHomeDraft } from './home-rules.ts';

const full: HomeDraft = {
  ...PAID,
  guest: { firstName: 'Maya', lastName: 'Okafor' },
  message: 'We land at 5:40 AM on Thursday.',
  rulesAccepted: true,
  duplicateAccepted: false,
};

test('a complete draft has no problem', () => {
  expect(problemsOfHomeDraft({ ...full, paymentId: `pay_${'0'.repeat(26)}` }, true)).toEqual([]);
});

test.each<[Partial<HomeDraft>, string, string]>([
  [{ guest: { firstName: '', lastName: 'O' } }, 'guest.firstName', 'checkout.problem.firstName'],
  [{ guest: { firstName: 'M', lastName: '<b>' } }, 'guest.lastName', 'checkout.problem.nameSigns'],
  [{ rulesAccepted: false }, 'rulesAccepted', 'home.checkout.problem.rules'],
  [{ email: 'maya@' }, 'email', 'checkout.problem.emailForm'],
  [{ paymentId: null }, 'paymentId', 'checkout.problem.payment'],
  [{ termsAccepted: false }, 'termsAccepted', 'checkout.problem.terms'],
])('%o', (part, path, id) => {
  const [problem, ...rest] = problemsOfHomeDraft({ ...full, ...part }, true);
  expect(rest).toEqual([]);
  expect(problem).toMatchObject({ path, text: { id } });
});

test('problems come in the order of the page, and the card last but for the terms', () => {
  const blank = {
    ...full,
    guest: { firstName: '', lastName: '' },
    email: '',
    phone: '',
    rulesAccepted: false,
    paymentId: null,
    termsAccepted: false,
  };
  expect(problemsOfHomeDraft(blank, true).map(({ path }) => path)).toEqual([
    'guest.firstName',
    'guest.lastName',
    'email',
    'phone',
    'rulesAccepted',
    'paymentId',
    'termsAccepted',
  ]);
});

test('whatever the contract refuses is a problem here too', () => {
  const wrong: Partial<HomeDraft>[] = [
    { guest: { firstName: ' ', lastName: 'Okafor' } },
    { rulesAccepted: false },
    { phone: '12' },
    { termsAccepted: false },
  ];
  for (const part of wrong) {
    expect(completeHomeDraft.safeParse({ ...full, ...part }).success).toBe(false);
    expect(problemsOfHomeDraft({ ...full, ...part }, true)).toHaveLength(1);
  }
});

test('the server’s refusals are worded at their fields', () => {
  const { fromServer } = checkHome(true);
  const named = fromServer([{ path: 'rulesAccepted' }, { path: 'message' }, { path: 'unknown' }], undefined);
  expect(named.map(({ path, text }) => [path, text.id])).toEqual([
    ['rulesAccepted', 'home.checkout.problem.rules'],
    ['message', 'home.checkout.problem.message'],
  ]);
  expect(fromServer([{ path: 'message' }], 'CardNumberRefused')[0]?.text.id).toBe(
    'checkout.problem.cardNumber',
  );
});
