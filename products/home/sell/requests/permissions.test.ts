/** What a guest allows to be charged for a request ends with it, at the gateway too. */
import { addDays, date } from '@sojourn/domain/dates.ts';
import { MACHINES } from '@sojourn/server/main/capabilities.ts';
import { checkLedger } from '@sojourn/server/modules/money/ledger/check-ledger.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerAs,
  askHost,
  readyToAsk,
  type SentRequest,
  seeRequest,
  send,
} from '#home/testing/sent-requests.ts';

const HOUR = 3_600;
let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

let weeks = 0;
const freshDates = () => {
  const checkIn = addDays(date('2027-04-14'), 7 * weeks++);
  return { checkIn, checkOut: addDays(checkIn, 5) };
};
const settle = () => product.runJob('settle-home-requests');
const withdraw = ({ guest, requestId }: SentRequest) =>
  product.call('withdrawHomeRequest', guest, { params: { requestId }, input: {} });
async function permissions({ guest: { customerId } }: Pick<SentRequest, 'guest'>) {
  const { rows } = await sql<{ state: string; isToEnd: boolean }>`select state, is_to_end as "isToEnd"
    from payment_permissions where customer_id = ${customerId} order by state`.execute(product.effects.db);
  return rows;
}
const GIVEN = { state: 'given', isToEnd: false };
const ENDED = { state: 'ended', isToEnd: true };

const ends: Record<string, (sent: SentRequest) => Promise<unknown>> = {
  withdrawn: withdraw,
  declined: (sent) => answerAs(product, sent, 'decline'),
  expired: async () => {
    product.clock.move(24 * HOUR + 10);
    await settle();
  },
  confirmed: (sent) => answerAs(product, sent, 'accept'),
  paymentFailed: async (sent) => {
    await answerAs(product, sent, 'accept', 'card-declined');
    product.clock.move(12 * HOUR + 10);
    await settle();
  },
};

test.each(Object.keys(ends))('%s: nothing may be charged any more', async (how) => {
  const sent = await askHost(product, `permits_${how.toLowerCase()}`, freshDates());
  expect(await permissions(sent)).toEqual([GIVEN]);
  await ends[how]?.(sent);
  const guest = await product.signIn({ subject: sent.subject });
  expect(await seeRequest(product, { ...sent, guest })).toMatchObject({ state: how });
  expect(await permissions(sent)).toEqual([ENDED]);
  await product.runJob('end-permissions');
  expect(await permissions(sent)).toEqual([{ ...ENDED, isToEnd: false }]);
});

test('while its guest is to pay it may be charged, until they withdraw it', async () => {
  const sent = await askHost(product, 'permits_unpaid', freshDates());
  await answerAs(product, sent, 'accept', 'card-declined');
  expect(await permissions(sent)).toEqual([GIVEN]);
  expect((await withdraw(sent)).body).toMatchObject({ state: 'withdrawn' });
  expect(await permissions(sent)).toEqual([ENDED]);
});

test('another’s request goes on being allowed', async () => {
  const one = await askHost(product, 'permits_two', freshDates());
  const other = await askHost(product, 'permits_two', freshDates());
  await withdraw(one);
  expect(await permissions(other)).toEqual([ENDED, GIVEN]);
});

test('rejected for nights that somebody has by then, it allows nothing, and can be sent again', async () => {
  const dates = freshDates();
  const late = await readyToAsk(product, 'permits_late', dates);
  const first = await askHost(product, 'permits_first', dates);
  await answerAs(product, first, 'accept', 'card-declined');
  expect((await send(product, late)).error?.code).toBe('NoAvailability');
  expect(await permissions(late)).toEqual([ENDED]);
  await withdraw(first);
  expect((await send(product, late)).body.result).toBe('Sent');
  expect(await permissions(late)).toEqual([ENDED, GIVEN]);
  expect(await checkLedger(product.effects.db, MACHINES)).toEqual([]);
});
