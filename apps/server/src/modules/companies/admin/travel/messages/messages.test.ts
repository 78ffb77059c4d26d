/** Messages to travelers, sent once, and answers by the link in mail, each of one message and person. */
import type { AnswerLink } from '@sojourn/contract/answer-links.ts';
import { date, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { PersonId } from '@sojourn/domain/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailLinkSigner } from '#signer.ts';
import { bookStay } from '#testing/book-stay.ts';
import { createTestCompany, type TestCompany } from '#testing/company.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { TEST_OPERATOR_KEY, TEST_SESSION_SETTINGS } from '#testing/server.ts';
import { answerMessage } from './answer-message.ts';
import { deleteMessages } from './store.ts';

let product: TestProduct;
let company: TestCompany;
const DAY = date('2027-04-17');
const AT_PORTAL = { host: 'business.localhost' };

beforeAll(async () => {
  product = await createTestProduct();
  company = await createTestCompany(product);
  const { businessId } = company;
  await product.call('changeCompany', null, {
    params: { businessId },
    input: { tenantId: 'business', change: { action: 'goLive' } },
    headers: { authorization: `Bearer ${TEST_OPERATOR_KEY}` },
  });
  for (const [subject, name] of [['goer', 'Hana'] as const, ['stayer', 'Owen'] as const]) {
    await product.database.pool.query(
      `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
         first_name, last_name)
       values ('business', $1, $2, '{Traveler}', 'Non Financial User', false, $3, 'Ito')`,
      [businessId, subject, name],
    );
    const traveler = await product.signIn({ tenantId: 'business', subject, email: `${subject}@x.example` });
    await product.call('acknowledgeTerms', traveler, { input: { accepted: true } });
    await bookStay(product, traveler, subject);
  }
  // Replies are of the day on which people are there
  product.clock.set(`${DAY}T12:00:00.000Z` as Instant);
  const admin = await product.signIn({ tenantId: 'business', subject: company.subject, site: 'admin' });
  company = { ...company, admin };
});
afterAll(() => product?.close());

const there = async ({ admin }: TestCompany) =>
  (await product.call('listTravelersOn', admin, { input: { date: DAY } })).body;
const statesOf = async () =>
  Object.fromEntries((await there(company)).travelers.map(({ name, reply }) => [name, reply?.state ?? null]));
const idOf = async (name: string): Promise<PersonId> =>
  (await there(company)).travelers.find((each) => each.name === name)!.personId!;
const everybody = async () => (await there(company)).travelers.map(({ personId }) => personId!);

type Sending = { readonly text: string; readonly personIds: PersonId[]; readonly follows?: string };
const send = (input: Sending, key?: string, { admin } = company) => {
  product.clock.move(10);
  return product.call('messageTravelers', admin, {
    input: input as never,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
};
const mailOf = async (kind: string) =>
  (
    await product.database.pool.query(
      `select o.payload, c.subject from outbox o join customers c using (tenant_id, customer_id)
       where o.kind = $1 order by o.created_at, c.subject`,
      [kind],
    )
  ).rows as { payload: { text: string; answerToken: string; name: string }; subject: string }[];
const tokenOf = async (subject: string, text: string) =>
  (await mailOf('companyMessage')).find((mail) => mail.subject === subject && mail.payload.text === text)!
    .payload.answerToken;
const look = (token: string, headers = AT_PORTAL) =>
  product.call('getAnswerLink', null, { params: { token }, headers });
const answer = (token: string, given: 'safe' | 'help', headers = AT_PORTAL) => {
  product.clock.move(10);
  return product.call('answerByLink', null, { params: { token }, input: { answer: given }, headers });
};
const eventsOf = async (kind: string) =>
  (await product.call('listAdminEvents', company.admin, { query: {} })).body.events.filter(
    (event) => event.kind === kind,
  );

it('writes to people of the company alone', async () => {
  const other = await createTestCompany(product, 'Quay Freight');
  expect((await there(other)).people).toBe(0);
  const input = { personIds: await everybody(), text: 'Not yours' };
  expect((await send(input, undefined, other)).body).toEqual({ sent: 0 });
  expect(await mailOf('companyMessage')).toEqual([]);
  expect((await there(company)).travelers[0]).toMatchObject({ reply: null });
});

it('sends a message once, however often it’s sent', async () => {
  const input = { personIds: await everybody(), text: 'Are you safe?' };
  const key = 'twice-in-a-hurry';
  const answers = await Promise.all([send(input, key), send(input, key)]);
  for (const { status, body } of answers) if (status === 200) expect(body).toEqual({ sent: 2 });
  expect((await send(input, key)).body).toEqual({ sent: 2 });
  expect((await mailOf('companyMessage')).map(({ subject }) => subject)).toEqual(['goer', 'stayer']);
  // The process died before the first answer was stored
  await product.database.pool.query('delete from idempotency_keys where key = $1', [key]);
  expect((await send(input, key)).body).toEqual({ sent: 2 });
  expect(await mailOf('companyMessage')).toHaveLength(2);
  expect(await eventsOf('travelersMessaged')).toEqual([
    expect.objectContaining({ about: '2', text: 'Are you safe?' }),
  ]);
  expect(await statesOf()).toEqual({ 'Hana Ito': 'none', 'Owen Ito': 'none' });
});

it('answers by a link alone: looking answers nothing, and the last answer counts', async () => {
  const token = await tokenOf('goer', 'Are you safe?');
  const opened = (await look(token)).body as AnswerLink;
  expect(opened).toMatchObject({
    state: 'open',
    company: 'Harrow Bridges',
    text: 'Are you safe?',
    answer: null,
  });
  expect(JSON.stringify(opened)).not.toContain('Hana');
  expect(await statesOf()).toMatchObject({ 'Hana Ito': 'none' });

  expect((await answer(token, 'safe')).body).toMatchObject({ answer: 'safe' });
  expect(await statesOf()).toEqual({ 'Hana Ito': 'safe', 'Owen Ito': 'none' });
  expect(await mailOf('travelerNeedsHelp')).toEqual([]);

  await answer(token, 'help');
  await answer(token, 'help');
  expect((await look(token)).body).toMatchObject({ answer: 'help' });
  expect(await statesOf()).toMatchObject({ 'Hana Ito': 'help' });
  const notified = await mailOf('travelerNeedsHelp');
  expect(notified.map(({ payload, subject }) => [payload.name, subject])).toEqual([
    ['Hana Ito', company.subject],
  ]);
  await answer(token, 'safe');
  await answer(token, 'help');
  expect(await mailOf('travelerNeedsHelp')).toHaveLength(2);
  expect((await eventsOf('travelerNeedsHelp')).map(({ by }) => by)).toEqual(['Hana Ito', 'Hana Ito']);
});

it('reminds those who aren’t safe yet, and asks anew', async () => {
  const owen = await idOf('Owen Ito');
  const { reply } = (await there(company)).travelers.find(({ personId }) => personId === owen)!;
  await send({ personIds: await everybody(), text: 'Please answer', follows: reply!.roundId });
  expect(await statesOf()).toEqual({ 'Hana Ito': 'help', 'Owen Ito': 'none' });
  await answer(await tokenOf('stayer', 'Are you safe?'), 'safe');
  expect(await statesOf()).toEqual({ 'Hana Ito': 'help', 'Owen Ito': 'safe' });
  await answer(await tokenOf('goer', 'Please answer'), 'safe');
  expect(await statesOf()).toEqual({ 'Hana Ito': 'safe', 'Owen Ito': 'safe' });
  await send({ personIds: await everybody(), text: 'Another day' });
  expect(await statesOf()).toEqual({ 'Hana Ito': 'none', 'Owen Ito': 'none' });
});

it('opens nothing with what isn’t signed, of another brand, or for somebody else', async () => {
  const token = await tokenOf('goer', 'Another day');
  const [, person, ...signature] = token.split('.');
  const [message] = (await tokenOf('goer', 'Are you safe?')).split('.');
  const stranger = (await tokenOf('stayer', 'Another day')).split('.')[1];
  for (const forged of [
    [message, person, ...signature].join('.'),
    [token.split('.')[0], stranger, ...signature].join('.'),
    `${token}x`,
    'x'.repeat(60),
  ])
    expect((await answer(forged, 'help')).status).toBe(404);
  for (const headers of [{ host: 'localhost' }])
    expect([(await look(token, headers)).status, (await answer(token, 'help', headers)).status]).toEqual([
      404, 404,
    ]);
  expect(await statesOf()).toMatchObject({ 'Hana Ito': 'none' });
});

it('ends after seven days, and is forgotten after ninety', async () => {
  const token = await tokenOf('goer', 'Another day');
  const { sentAt } = (await look(token)).body as AnswerLink;
  const at = (seconds: number) => ({
    ...product.effects,
    linkSigner: mailLinkSigner({ current: TEST_SESSION_SETTINGS.csrfKey, others: [] }),
    clock: { now: () => plusSeconds(sentAt, seconds) },
  });
  const context = { tenantId: 'business' } as const;
  const week = 7 * 86_400;
  expect(await answerMessage(at(week - 1), { token, answer: 'safe' }, context)).toMatchObject({
    state: 'open',
    answer: 'safe',
  });
  expect(await answerMessage(at(week), { token, answer: 'help' }, context)).toMatchObject({
    state: 'ended',
    answer: 'safe',
  });
  const later: Instant = plusSeconds(sentAt, 91 * 86_400);
  expect(await deleteMessages(product.effects.db, later, 10)).toBe(3);
  expect((await look(token)).status).toBe(404);
});

it('writes one view down for a page that looks again and again', async () => {
  expect(await eventsOf('travelersViewed')).toHaveLength(1);
});
