import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { describe, expect, it } from 'vitest';
import { at, BY_NEWARK, type DELAY, NONSTOP, PLAN } from '../testing/sample-disruption.ts';
import { planState, rejectedTitle, viewOfOption } from './plan-view.ts';

const NOW = at('2027-04-14T17:32:00Z');
const layover = ({ duration, code }: { duration: string; code: string }) => `${duration} in ${code}`;
const view = (option = NONSTOP, type: typeof DELAY.type = 'Delayed', now = NOW) =>
  viewOfOption(option, { type, airlineOffer: null }, now, 'en', layover);

describe('an option', () => {
  it('prints a nonstop flight by its number, at both ends’ clocks', () => {
    expect(view().slice).toMatchObject({
      departs: '8:45 PM',
      arrives: '8:15 AM',
      plusDays: 1,
      from: 'BOS',
      to: 'LIS',
      duration: '6h 30m',
      note: 'DL\u00a0274',
    });
  });

  it('says on which day it leaves', () => {
    expect(view().day).toBe('Wed, Apr 14');
  });

  it('prints where one waits, and how long', () => {
    expect(view(BY_NEWARK).slice).toMatchObject({ departs: '4:10 PM', stops: 1, note: '2h 5m in EWR' });
  });

  const sooner = (minutesSooner: number, type?: typeof DELAY.type) =>
    view({ ...NONSTOP, minutesSooner }, type).sooner;
  it('is compared with waiting, where one can wait', () => {
    expect(sooner(105)).toEqual({
      tone: 'good',
      text: { id: 'disruption.option.sooner.waiting', values: { by: '1h 45m' } },
    });
    expect(sooner(0).text.id).toBe('disruption.option.same.waiting');
    expect(sooner(-30)).toEqual({
      tone: 'plain',
      text: { id: 'disruption.option.later.waiting', values: { by: '30m' } },
    });
    expect(sooner(-30, 'AirlineCancellation').text.id).toBe('disruption.option.later.planned');
    expect(sooner(10, 'MissedConnection').text.id).toBe('disruption.option.sooner.planned');
  });
  it('is compared with the airline’s own flight after a missed connection', () => {
    const [airlineOffer] = NONSTOP.parts;
    const missed = { type: 'MissedConnection', airlineOffer: airlineOffer ?? null } as const;
    const shown = viewOfOption({ ...NONSTOP, minutesSooner: 0 }, missed, NOW, 'en', layover);
    expect(shown.sooner.text.id).toBe('disruption.option.same.airline');
  });

  it.each([
    ['2027-04-14T17:32:00Z', 'leaves', '7h 13m', false],
    ['2027-04-14T21:45:00Z', 'leaves', '3h', false],
    ['2027-04-14T21:46:00Z', 'tight', '2h 59m', false],
    ['2027-04-15T00:45:00Z', 'left', undefined, true],
  ] as const)('at %s it %s', (now, name, by, hasLeft) => {
    const { leaves, hasLeft: left } = view(NONSTOP, 'Delayed', at(now));
    expect(leaves.text.id).toBe(`disruption.option.${name}`);
    expect(leaves.text.values?.by).toBe(by);
    expect(left).toBe(hasLeft);
  });
});

describe('the hold', () => {
  it('lasts until its instant', () => {
    expect(planState(PLAN, NOW)).toBe('held');
    expect(planState(PLAN, at('2027-04-14T18:30:00Z'))).toBe('holdOver');
  });
  it('may not be there, or there may be nothing to hold', () => {
    expect(planState({ ...PLAN, heldUntil: null }, NOW)).toBe('notHeld');
    expect(planState({ ...PLAN, options: [] }, NOW)).toBe('none');
  });
});

it('names what was rejected, with its day unless it is the same', () => {
  const [same, other] = PLAN.rejected.map((each) => rejectedTitle(each, '2027-04-14' as CalendarDate, 'en'));
  expect(same).toEqual({
    id: 'disruption.rejected.title',
    values: { airline: 'Air France', time: '6:55 PM' },
  });
  expect(other?.values).toEqual({ airline: 'TAP Air Portugal', time: '6:05 PM', day: 'Fri, Apr 16' });
});
