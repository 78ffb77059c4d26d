import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import {
  answered,
  calm,
  confirmHomeRequest,
  HOME_CHECK_IN,
  HOME_CHECK_OUT,
  homeAsk,
  homeQuestion,
  homeStay,
  homeSupplierOf,
  type OpenHomeMarket,
  openHomeMarket,
  ROOFTOP,
  reserveHomeRequest,
} from '@sojourn/products/home/testing/home-market.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

let open: OpenHomeMarket;
beforeEach(async () => {
  open = await openHomeMarket();
});
afterEach(() => open.close());
const home = () => homeSupplierOf(open.market);
type Span = readonly [from: CalendarDate, to: CalendarDate, summary?: string];
const text = (...spans: Span[]) =>
  [
    'BEGIN:VCALENDAR',
    ...spans.flatMap(([from, to, summary = 'Reserved'], nth) => [
      'BEGIN:VEVENT',
      `UID:${nth}@site`,
      `SUMMARY:${summary}`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');
const load = async (...spans: Span[]) => answered(await open.market.importCalendar(ROOFTOP, text(...spans)));
const priced = async (from: CalendarDate, to: CalendarDate) => {
  const answer = await home().price(homeAsk({ stays: [homeStay(ROOFTOP, from, to)] }), calm);
  return answer.outcome === 'rejected' ? answer.rejection.reason : answer.outcome;
};
const blocked = async () => {
  const { rows } = await sql<{ night: string }>`select night from market.home_nights
    where taken_by = 'block' order by night`.execute(open.database.db);
  return rows.map(({ night }) => night);
};

test('the nights of another site close, its check-out day doesn’t, and a search sees it', async () => {
  const [one, three] = [addDays(HOME_CHECK_IN, 1), addDays(HOME_CHECK_IN, 3)];
  const report = await load([one, three]);
  expect(report).toEqual({ closed: [one, addDays(one, 1)], opened: [], conflicts: [], ended: [] });
  expect(await load([one, three])).toEqual({ closed: [], opened: [], conflicts: [], ended: [] });
  expect(await priced(HOME_CHECK_IN, HOME_CHECK_OUT)).toBe('NoAvailability');
  expect(await priced(addDays(HOME_CHECK_IN, -2), one)).toBe('ok');
  expect(await priced(three, addDays(three, 3))).toBe('ok');
  const isFound = async () => {
    const found = answered(await home().search(homeQuestion({ top: 2_000 }), calm));
    return found.homes.some((each) => each.home.homeId === ROOFTOP);
  };
  await expect.poll(isFound).toBe(false);
  expect((await load()).opened).toEqual([one, addDays(one, 1)]);
  await expect.poll(isFound).toBe(true);
});

test('a block that moves each day leaves one block and no order', async () => {
  for (let day = 0; day < 5; day++) {
    const from = addDays(HOME_CHECK_OUT, 30 + day);
    await load([from, addDays(from, 20), 'Not available']);
  }
  const nights = await blocked();
  expect(nights).toHaveLength(20);
  expect(nights[0]).toBe(addDays(HOME_CHECK_OUT, 34));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from market.home_orders`.execute(open.database.db);
  expect(rows[0]?.count).toBe(0);
});

test('a stay sold here stays sold, and the double night is named', async () => {
  answered(await home().reserve(reserveHomeRequest('i1'), calm));
  const order = answered((await home().confirm(confirmHomeRequest('i1'), calm)) as never);
  const report = await load([HOME_CHECK_IN, addDays(HOME_CHECK_OUT, 1)]);
  expect(report.closed).toEqual([HOME_CHECK_OUT]);
  expect(report.conflicts).toHaveLength(4);
  expect(answered(await home().lookUp({ reference: 'i1' }, calm))?.order).toEqual(order);
  // The feed is emptied: what was sold here isn't freed by it
  await load();
  expect(await priced(HOME_CHECK_IN, HOME_CHECK_OUT)).toBe('NoAvailability');
});

test('what’s no calendar changes nothing, nor what lies in the past', async () => {
  const from = addDays(HOME_CHECK_IN, 1);
  await load([from, addDays(from, 1)]);
  expect(await open.market.importCalendar(ROOFTOP, '<html>')).toMatchObject({
    rejection: { reason: 'NotACalendar' },
  });
  expect(await blocked()).toEqual([from]);
  const past = '2027-01-02' as CalendarDate;
  expect((await load([past, addDays(past, 9)])).closed).toEqual([]);
  expect(await open.market.importCalendar('hom_nowhere-1', text())).toMatchObject({
    rejection: { reason: 'NotFound' },
  });
});

test('a guest and a host’s block at one moment: exactly one has the night, each time', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const reference = `i-race-${turn}`;
    const [held] = await Promise.all([
      home().reserve(reserveHomeRequest(reference), calm),
      home().reserve(reserveHomeRequest(`${reference}-other`), calm),
      load([HOME_CHECK_IN, addDays(HOME_CHECK_IN, 1)]),
    ]);
    const { rows } = await sql<{ by: string; reference: string }>`
      select taken_by as by, reference from market.home_nights
      where home_id = ${ROOFTOP} and night = ${HOME_CHECK_IN}`.execute(open.database.db);
    expect(rows).toHaveLength(1);
    if (held.outcome === 'ok') expect(rows[0]).toEqual({ by: 'order', reference });
    for (const each of [reference, `${reference}-other`]) await home().release({ reference: each }, calm);
    await load();
    expect(await priced(HOME_CHECK_IN, HOME_CHECK_OUT)).toBe('ok');
  }
});
