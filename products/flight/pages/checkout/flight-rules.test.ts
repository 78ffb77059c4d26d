import { emptyTraveler } from '@sojourn/contract/empty-traveler.ts';
import { completeTravelerAbroad, type TravelerDraft } from '@sojourn/contract/travelers.ts';
import { date } from '@sojourn/domain/dates.ts';
import { MAYA, PAID } from '@sojourn/portal/features/checkout/testing/sample-drafts.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeFlightDraft, type FlightDraft } from '#flight/wire/flight-draft.ts';
import { checkFlight, problemsOfFlightDraft } from './flight-rules.ts';

const trip = {
  departures: [date('2027-04-14'), date('2027-04-19')],
  lastDate: date('2027-04-19'),
  needsPassport: true,
  passportMonths: 3,
  today: date('2027-02-08'),
};
const rules = { trip, needsCard: true };
const full: FlightDraft = { ...PAID, travelers: [MAYA], duplicateAccepted: false };

describe('the problems of a flight’s draft', () => {
  it('are none when it is complete', () => {
    expect(problemsOfFlightDraft(full, rules)).toEqual([]);
  });

  it.each<[Partial<TravelerDraft>, string]>([
    [{ firstName: '' }, 'travelers.0.firstName'],
    [{ lastName: '<b>' }, 'travelers.0.lastName'],
    [{ birthdate: '' }, 'travelers.0.birthdate'],
    [{ birthdate: date('2020-01-01') }, 'travelers.0.birthdate'],
    [{ gender: '' }, 'travelers.0.gender'],
    [{ passport: { number: '', country: 'US', expires: date('2031-06-18') } }, 'travelers.0.passport.number'],
    [{ passport: { ...MAYA.passport, expires: date('2027-04-18') } }, 'travelers.0.passport.expires'],
    [{ knownTravelerNumber: '12' }, 'travelers.0.knownTravelerNumber'],
    [{ frequentFlyerNumber: [{ airline: 'TP', number: '' }] }, 'travelers.0.frequentFlyerNumber.0.number'],
    [{ specialAssistance: ['WCHR', 'WCHC'] }, 'travelers.0.specialAssistance'],
  ])('%j', (part, path) => {
    const problems = problemsOfFlightDraft({ ...full, travelers: [{ ...MAYA, ...part }] }, rules);
    expect(problems.map((problem) => problem.path)).toEqual([path]);
  });

  it('leave warnings out: a passport that ends soon after the trip can be booked with', () => {
    const soon = { ...MAYA, passport: { ...MAYA.passport, expires: date('2027-06-01') } };
    expect(problemsOfFlightDraft({ ...full, travelers: [soon] }, rules)).toEqual([]);
  });

  it('stand in the order of the page, traveler by traveler', () => {
    const draft = {
      ...full,
      travelers: [emptyTraveler('Adult'), MAYA, emptyTraveler('LapInfant')],
      phone: '',
    };
    const paths = problemsOfFlightDraft(draft, { ...rules, needsCard: false }).map(({ path }) => path);
    expect(paths[0]).toBe('travelers.0.firstName');
    expect(paths.findIndex((path) => path.startsWith('travelers.2'))).toBeGreaterThan(0);
    expect(paths.some((path) => path.startsWith('travelers.1'))).toBe(false);
    expect(paths.at(-1)).toBe('phone');
  });

  it('let nothing through that the contract’s complete draft refuses', () => {
    const text = fc.oneof(
      fc.constantFrom('Maya', 'Léa', 'O’Neill', '王', '<', ''),
      fc.string({ maxLength: 6 }),
    );
    const number = fc.constantFrom('', 'X40718253', '12', 'AB 123 456', '!!');
    const traveler = fc.record({
      type: fc.constant('Adult' as const),
      personId: fc.constant(null),
      firstName: text,
      middleName: text,
      lastName: text,
      birthdate: fc.constantFrom('', date('1988-07-22'), date('2020-01-01')),
      gender: fc.constantFrom('', 'F', 'M'),
      passport: fc.record({
        number,
        country: fc.constantFrom('', 'US', 'F'),
        expires: fc.constantFrom('', date('2031-06-18'), date('2027-01-01')),
      }),
      knownTravelerNumber: number,
      tsaRedressNumber: number,
      frequentFlyerNumber: fc.array(fc.record({ airline: fc.constantFrom('TP', 'UA'), number }), {
        maxLength: 2,
      }),
      specialAssistance: fc.subarray(['WCHR', 'WCHC', 'BLND'] as const),
    });
    fc.assert(
      fc.property(traveler, (typed) => {
        const draft = { ...full, travelers: [typed as TravelerDraft] };
        if (problemsOfFlightDraft(draft, rules).length > 0) return;
        expect(completeFlightDraft.safeParse(draft).error).toBeUndefined();
        expect(completeTravelerAbroad.safeParse(typed).error).toBeUndefined();
      }),
      { numRuns: 3_000 },
    );
  });
});

it('words what the server names, and leaves out what the page has no field for', () => {
  const fields = [
    { path: 'travelers.1.birthdate', problem: 'tooOld' },
    { path: 'email', problem: 'Invalid input' },
    { path: 'guests.0.firstName', problem: 'missing' },
  ];
  expect(
    checkFlight(rules)
      .fromServer(fields)
      .map(({ path, text }) => [path, text.id]),
  ).toEqual([
    ['travelers.1.birthdate', 'travelers.problem.birthdate.tooOld'],
    ['email', 'checkout.problem.emailForm'],
  ]);
  const [card] = checkFlight(rules).fromServer([{ path: 'travelers.0.lastName' }], 'CardNumberRefused');
  expect(card?.text.id).toBe('checkout.problem.cardNumber');
});
