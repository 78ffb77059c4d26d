import { PAID } from '@sojourn/portal/features/checkout/testing/sample-drafts.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeHotelDraft, type HotelDraft } from '#hotel/wire/hotel-draft.ts';
import { checkHotel, problemsOfHotelDraft } from './hotel-rules.ts';

const rules = { needsCard: true, roomCount: 1, minimumCheckInAge: 21, hotelName: 'Palacete Santa Luz' };
const full: HotelDraft = {
  ...PAID,
  guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
  leadGuestAge: 38,
  loyaltyNumber: '',
  requests: '',
};

describe('the problems of a draft', () => {
  it('are none when it is complete', () => {
    expect(problemsOfHotelDraft(full, rules)).toEqual([]);
  });

  it.each<[Partial<HotelDraft>, string, string]>([
    [{ guests: [] }, 'guests.0.firstName guests.0.lastName', 'checkout.problem.firstName'],
    [{ guests: [{ firstName: ' ', lastName: 'O' }] }, 'guests.0.firstName', 'checkout.problem.firstName'],
    [{ guests: [{ firstName: 'M', lastName: '<b>' }] }, 'guests.0.lastName', 'checkout.problem.nameSigns'],
    [{ leadGuestAge: null }, 'leadGuestAge', 'hotel.checkout.problem.age'],
    [{ leadGuestAge: 20 }, 'leadGuestAge', 'hotel.checkout.problem.ageUnder'],
    [{ email: '' }, 'email', 'checkout.problem.email'],
    [{ email: 'maya@' }, 'email', 'checkout.problem.emailForm'],
    [{ phone: ' ' }, 'phone', 'checkout.problem.phone'],
    [{ phone: '12' }, 'phone', 'checkout.problem.phoneForm'],
    [{ phone: 'call me maybe' }, 'phone', 'checkout.problem.phoneForm'],
    [{ paymentId: null }, 'paymentId', 'checkout.problem.payment'],
    [{ termsAccepted: false }, 'termsAccepted', 'checkout.problem.terms'],
  ])('%o', (part, paths, id) => {
    const problems = problemsOfHotelDraft({ ...full, ...part }, rules);
    expect(problems.map(({ path }) => path).join(' ')).toBe(paths);
    expect(problems[0]?.text.id).toBe(id);
  });

  it('leave the card out when nothing is left for it', () => {
    const draft = { ...full, paymentId: null };
    expect(problemsOfHotelDraft(draft, { ...rules, needsCard: false })).toEqual([]);
  });

  it('stand in the order of the page, room by room', () => {
    const blank = { ...full, guests: [], leadGuestAge: null, email: '', phone: '', paymentId: null };
    const paths = problemsOfHotelDraft({ ...blank, termsAccepted: false }, { ...rules, roomCount: 2 });
    expect(paths.map(({ path }) => path)).toEqual([
      'guests.0.firstName',
      'guests.0.lastName',
      'leadGuestAge',
      'guests.1.firstName',
      'guests.1.lastName',
      'email',
      'phone',
      'paymentId',
      'termsAccepted',
    ]);
  });

  it('let nothing through that the contract’s complete draft refuses', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('a@b.co', '+1 617 555 0142', 'Léa', '<', '\u0000'),
    );
    const draft = fc.record({
      guests: fc.array(fc.record({ firstName: text, lastName: text }), { minLength: 1, maxLength: 1 }),
      leadGuestAge: fc.option(fc.integer({ min: 21, max: 120 })),
      email: text,
      phone: text,
      offerId: fc.constant(null),
      credits: fc.constant([]),
      miles: fc.constant([]),
      paymentId: fc.constantFrom(null, 'pay_1'),
      loyaltyNumber: fc.constant(''),
      requests: fc.constant(''),
      customFields: fc.constant({}),
      termsAccepted: fc.boolean(),
    });
    fc.assert(
      fc.property(draft, (typed) => {
        const problems = problemsOfHotelDraft(typed as unknown as HotelDraft, rules);
        if (problems.length === 0) expect(completeHotelDraft.safeParse(typed).error).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });
});

it('words what the server names, and leaves out what the page has no field for', () => {
  const fields = [
    { path: 'guests.1.lastName' },
    { path: 'leadGuestAge' },
    { path: 'requests' },
    { path: '' },
  ];
  expect(
    checkHotel(rules)
      .fromServer(fields)
      .map(({ path, text }) => [path, text.id]),
  ).toEqual([
    ['guests.1.lastName', 'checkout.problem.lastName'],
    ['leadGuestAge', 'hotel.checkout.problem.age'],
    ['requests', 'checkout.problem.refused'],
  ]);
  const [card] = checkHotel(rules).fromServer([{ path: 'requests' }], 'CardNumberRefused');
  expect(card?.text.id).toBe('checkout.problem.cardNumber');
});
