/** The rules that chaos ends with find nothing where all is well, and each finds its own breach. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createOffice,
  decide,
  type Office,
  send,
} from '../../../apps/server/src/modules/companies/approvals/testing/office.ts';
import type {
  Process,
  Traveler,
} from '../../../apps/server/src/modules/selling/booking/testing/booking-world.ts';
import { APPROVALS_AT_REST } from './approval-rules.ts';

let office: Office;
let server: Process;
let daniel: Traveler;
let priya: Traveler;
beforeAll(async () => {
  office = await createOffice();
  server = office.startProcess('approvals');
  daniel = await office.hire('Daniel', await office.addTier({}));
  priya = await office.hire('Priya', null, { isAdmin: true });
});
afterAll(() => office?.world.close());

const broken = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const [rule, text] of APPROVALS_AT_REST)
    if ((await sql.raw(text).execute(office.db)).rows.length > 0) found.push(rule);
  return found;
};
const set = (requestId: string, state: string) =>
  sql`update approval_requests set state = ${state} where request_id = ${requestId}`.execute(office.db);
const [ONE_END, BY_REQUEST, AGAINST_DECLINE, HAS_BOOKING, BY_ALL, CANCELED] = APPROVALS_AT_REST.map(
  ([rule]) => rule,
);

test('nothing is found until a record is wrong', async () => {
  const mandate = await send(server, daniel, 2);
  expect(await broken()).toEqual([ONE_END]);
  await decide(server, priya, mandate.requestId, 'approve');
  const declined = await send(server, daniel, 2);
  await decide(server, priya, declined.requestId, 'decline');
  const rejected = await send(server, daniel, 60);
  await decide(server, priya, rejected.requestId, 'decline');
  const reviewed = await send(server, daniel, 70);
  await decide(server, priya, reviewed.requestId, 'approve');
  await office.world.resume(server);
  expect(await broken()).toEqual([]);

  await set(mandate.requestId, 'lapsed');
  expect(await broken()).toEqual([BY_REQUEST]);
  await set(mandate.requestId, 'booked');
  await set(declined.requestId, 'booked');
  expect(await broken()).toEqual([HAS_BOOKING, BY_ALL]);
  await set(declined.requestId, 'declined');
  await set(reviewed.requestId, 'canceled');
  expect(await broken()).toEqual([BY_REQUEST, CANCELED]);
  await set(reviewed.requestId, 'kept');
  await sql`update approval_steps set decision = 'decline' where request_id = ${reviewed.requestId}`.execute(
    office.db,
  );
  expect(await broken()).toEqual([AGAINST_DECLINE]);
});
