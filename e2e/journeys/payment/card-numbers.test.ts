/**
 * After a booking no card number is in the browser, in what it was sent, in the portal's database or in the
 * logs.
 */
import { expect, test } from 'vitest';
import { followTraces, suspicious } from '../../people/database/saved-search.ts';
import { beginCheckout } from '../../people/hotels/begin-checkout.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { fillCheckout, pay } from '../../people/hotels/pay-stay.ts';
import { readAnswers } from '../../people/read-answers.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();
/** Absent when somebody else's product is tried: what it keeps cannot be looked into. */
const { E2E_STATE_DIR: STATE, E2E_LOG: LOG } = process.env;
/** One of the vault's demo cards: what is looked for can be found. */
const EXAMPLE = 'card 4111 1111 1111 1111.';
/** Random ones that have the digits of a card by chance. */
const IDS = ['41111111-1111-4111-8111-11abcdef0123', '4111111111111111abcdef01'];

test('a booking leaves no card number behind', async () => {
  expect(suspicious([EXAMPLE, JSON.stringify({ a: [{ b: EXAMPLE }] })])).toHaveLength(2);
  expect(suspicious(IDS)).toEqual([]);
  const maya = await visit();
  const { page, context, open } = maya;
  const answers = readAnswers(page, maya.portal);
  const traces = STATE && LOG ? await followTraces(STATE, LOG) : null;
  await beginCheckout(maya, datesAhead(102));
  await fillCheckout(maya);
  const { code } = await pay(maya);
  await open('/trips');
  await page.getByText(code).first().waitFor();

  const seen = await answers();
  expect(
    seen.some((body) => body.includes(code)),
    'the answers were read',
  ).toBe(true);
  expect(suspicious(seen)).toEqual([]);
  const state = await context.storageState({ indexedDB: true });
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(suspicious([JSON.stringify(state), stored, await page.locator('body').innerText()])).toEqual([]);

  if (traces) {
    const rows = await traces.rows();
    expect(
      rows.some((row) => row.includes(code)),
      'the booking is among them',
    ).toBe(true);
    expect(suspicious(rows)).toEqual([]);
    await expect.poll(traces.log, { message: 'the requests are in the log' }).toContain('/checkouts');
    expect(suspicious([traces.log()])).toEqual([]);
  }
});
