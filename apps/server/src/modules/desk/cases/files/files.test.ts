/** Files of cases over HTTP: what is taken, whose they are, how they're stored, and when they go. */
import type { Server } from 'node:http';
import { request as httpRequest } from 'node:http';
import { addDays } from '@sojourn/domain/dates.ts';
import type { CaseId, FileId } from '@sojourn/domain/ids.ts';
import { FILE_BYTES_MAX, FILES_UNSENT } from '@sojourn/domain/support/read-file.ts';
import { JPEG, PDF, PNG, WEBP } from '@sojourn/domain/support/testing/sample-files.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identitySeals } from '#seal.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { type Browser, requestOf, TEST_SESSION_SETTINGS } from '#testing/server.ts';
import { testTurn } from '#testing/turn.ts';
import { cases } from '../capability.ts';

let product: TestProduct;
let maya: Browser;
let sam: Browser;
beforeAll(async () => {
  product = await createTestProduct();
  sam = await product.signIn({ isAgent: true, site: 'desk', firstName: 'Sam', lastName: 'Whitfield' });
});
beforeEach(async () => {
  maya = await product.signIn();
});
afterAll(() => product?.close());

const latin = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0));
const send = (
  by: Browser,
  input: Uint8Array = PNG,
  name = 'page.png',
  headers: Record<string, string> = {},
) => product.call('sendFile', by, { query: { name }, input, headers });
const sent = async (by: Browser, input?: Uint8Array, name?: string) =>
  (await send(by, input, name)).body.fileId;
const write = (by: Browser, fileIds: FileId[]) =>
  product.call('contactSupport', by, {
    input: { topic: 'other', bookingId: null, text: 'See this', fileIds },
  });
const opened = async (by = maya, fileIds: FileId[] = []) => (await write(by, fileIds)).body.caseId;
const reply = (by: Browser, caseId: CaseId, fileIds: FileId[]) =>
  product.call('replyToCase', by, { params: { caseId }, input: { text: 'And this', fileIds } });
const atDesk = (caseId: CaseId, by = sam) => product.call('getDeskCase', by, { params: { caseId } });
const answer = async (caseId: CaseId, fileIds: FileId[], isInternal = false) => {
  const { version } = (await atDesk(caseId)).body;
  const input = { version, text: 'Here it is', isInternal, next: 'work', fileIds } as const;
  return product.call('answerCase', sam, { params: { caseId }, input });
};
const sendAtDesk = (caseId: CaseId, input: Uint8Array = PDF) =>
  product.call('sendDeskFile', sam, { params: { caseId }, query: { name: 'rules.pdf' }, input });
const open = (by: Browser, caseId: CaseId, fileId: FileId) =>
  product.call('getCaseFile', by, { params: { caseId, fileId } });
const openAtDesk = (caseId: CaseId, fileId: FileId, by = sam) =>
  product.call('getDeskFile', by, { params: { caseId, fileId } });

describe('a customer’s file', () => {
  it('goes with what opens a case and with a reply, and both sides get the same bytes', async () => {
    const [first, second] = [await sent(maya), await sent(maya, JPEG, '../C:\\IMG 1.heic')];
    const caseId = await opened(maya, [first]);
    const { thread } = (await reply(maya, caseId, [second])).body;
    expect(thread.files).toEqual([
      { fileId: first, seq: 0, name: 'page.png', type: 'image/png', bytes: PNG.length },
      { fileId: second, seq: thread.version, name: 'IMG 1.jpg', type: 'image/jpeg', bytes: JPEG.length },
    ]);
    expect((await atDesk(caseId)).body.thread.files).toEqual(thread.files);
    for (const got of [await open(maya, caseId, second), await openAtDesk(caseId, second)])
      expect(Buffer.from(got.body.bytes)).toEqual(Buffer.from(JPEG));
  });

  it('is saved and never opened in place', async () => {
    const fileId = await sent(maya, PDF, 'a "receipt".pdf');
    const { headers } = await open(maya, await opened(maya, [fileId]), fileId);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="a_receipt.pdf"',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('is stored sealed, with its name, and sealed anew with the next key', async () => {
    const marked = latin(`${Buffer.from(PDF).toString('latin1')}%Okafor passport\n%%EOF\n`);
    const fileId = await sent(maya, marked, 'Okafor passport.pdf');
    const caseId = await opened(maya, [fileId]);
    const stored = async () =>
      (await product.database.pool.query('select * from case_files where file_id = $1', [fileId])).rows[0];
    const before = await stored();
    for (const each of [before.sealed.toString('latin1'), before.sealed_name])
      expect(each).not.toMatch(/Okafor|%PDF/);
    const { csrfKey } = TEST_SESSION_SETTINGS;
    const next = { current: 'the next key, which is long enough too', others: [csrfKey] };
    const { db, clock, random } = product.effects;
    const sealer = identitySeals(next, random);
    const jobs = cases.jobs?.({ db, clock, sealer }) ?? [];
    const job = jobs.find(({ name }) => name === 'reseal-files')!;
    expect(await job.run(testTurn(db))).toMatchObject({ rows: expect.any(Number) });
    const after = await stored();
    expect(after.sealed.subarray(0, sealer.mark.length).toString()).toBe(sealer.mark);
    expect(after.sealed_name.startsWith(sealer.mark)).toBe(true);
    expect(sealer.unsealBytes(`case file ${fileId}`, after.sealed)).toEqual(Buffer.from(marked));
    expect(await job.run(testTurn(db))).toMatchObject({ rows: 0 });
    expect(caseId).toBeTruthy();
    // The server of this test has the former key alone
    await product.database.pool.query('delete from case_files');
  });

  it.each([
    ['a page', latin('<!doctype html><script>alert(1)</script>'), 'photo.png', 'FileTypeRefused'],
    ['a drawing', latin('<svg onload="alert(1)"/>'), 'photo.jpg', 'FileTypeRefused'],
    ['a PDF with a script', latin('%PDF-1.7 /JavaScript %%EOF'), 'a.pdf', 'FileTypeRefused'],
    ['nothing', new Uint8Array(), 'empty.png', 'InvalidInput'],
    ['too much', new Uint8Array(FILE_BYTES_MAX + 1).fill(37), 'huge.pdf', 'PayloadTooLarge'],
    ['a file without a name', PNG, '', 'InvalidInput'],
    ['a file with a card number as its name', PNG, '4111 1111 1111 1111.png', 'CardNumberRefused'],
  ] as const)('%s is refused', async (_, input, name, code) => {
    expect((await send(maya, input, name)).error?.code).toBe(code);
  });

  it('is taken up to the limit, and as bytes alone', async () => {
    const body = new Uint8Array(FILE_BYTES_MAX).fill(32);
    body.set(PDF.subarray(0, 9));
    body.set(latin('%%EOF'), FILE_BYTES_MAX - 6);
    expect((await send(maya, body)).status).toBe(200);
    for (const type of ['application/json', 'multipart/form-data', 'text/plain'])
      expect((await send(maya, PNG, 'a.png', { 'content-type': type })).status).toBe(422);
  });

  it('repeated with its key is the same file, and another file isn’t', async () => {
    const headers = { 'idempotency-key': 'file-key-0001' };
    const first = await send(maya, PNG, 'a.png', headers);
    expect((await send(maya, PNG, 'a.png', headers)).body).toEqual(first.body);
    expect((await send(maya, WEBP, 'a.png', headers)).error?.code).toBe('IdempotencyKeyReused');
  });

  it('waits for a message with nineteen others, and five go with one', async () => {
    const ids: FileId[] = [];
    for (let i = 0; i < FILES_UNSENT; i++) ids.push(await sent(maya));
    expect((await send(maya)).error?.code).toBe('TooManyFiles');
    expect((await write(maya, ids.slice(0, 6))).error?.code).toBe('InvalidInput');
    const caseId = await opened(maya, ids.slice(0, 5));
    for (const from of [5, 10, 15]) await reply(maya, caseId, ids.slice(from, from + 5));
    await product.database.pool.query(
      `insert into case_files select tenant_id, customer_id, file_id || n, case_id, event_seq, sent_by, type,
        bytes, sealed_name, sealed, sent_at from case_files, generate_series(1, 20) n where file_id = $1`,
      [ids[0]],
    );
    const more = await sent(maya);
    expect((await reply(maya, caseId, [more])).error?.code).toBe('TooManyFiles');
  });
});

describe('nobody else’s', () => {
  it('file goes with a message, nor a second time, and the message isn’t written then', async () => {
    const fileId = await sent(maya);
    const other = await product.signIn();
    expect((await write(other, [fileId])).error?.code).toBe('NotFound');
    expect((await product.call('listSupportCases', other, {})).body.cases).toEqual([]);
    const caseId = await opened(maya, [fileId]);
    expect((await reply(maya, caseId, [fileId])).error?.code).toBe('NotFound');
    expect((await answer(caseId, [await sent(maya)])).error?.code).toBe('NotFound');
    expect((await atDesk(caseId)).body.thread.events).toEqual([]);
  });

  it('file is opened: another customer’s, of another case, at another tenant’s desk', async () => {
    const fileId = await sent(maya);
    const caseId = await opened(maya, [fileId]);
    const other = await product.signIn();
    const there = await product.signIn({ tenantId: 'business', isAgent: true, site: 'desk' });
    const refused = [
      open(other, caseId, fileId),
      open(other, await opened(other), fileId),
      open(maya, await opened(maya), fileId),
      openAtDesk(caseId, fileId, there),
    ];
    for (const each of refused) expect((await each).status).toBe(404);
  });
});

describe('an agent’s file', () => {
  it('reaches the customer with an answer, and not with a note', async () => {
    const caseId = await opened();
    const [shown, hidden] = [await sendAtDesk(caseId), await sendAtDesk(caseId)].map(
      ({ body }) => body.fileId,
    );
    // Sent, and in no message yet
    expect((await openAtDesk(caseId, shown!)).status).toBe(404);
    expect((await answer(caseId, [shown!])).status).toBe(200);
    expect((await answer(caseId, [hidden!], true)).status).toBe(200);
    const { files } = (await product.call('getSupportCase', maya, { params: { caseId } })).body.thread;
    expect(files.map(({ fileId }) => fileId)).toEqual([shown]);
    expect((await open(maya, caseId, shown!)).status).toBe(200);
    expect((await open(maya, caseId, hidden!)).status).toBe(404);
    expect((await openAtDesk(caseId, hidden!)).status).toBe(200);
  });

  it('is in the audit log by its sum, with its name sealed', async () => {
    const caseId = await opened();
    const { fileId } = (await sendAtDesk(caseId)).body;
    await answer(caseId, [fileId]);
    await openAtDesk(caseId, fileId);
    const { rows } = await product.database.pool.query(
      `select body, body::jsonb ->> 'call' as call from audit_log
        where body::jsonb ->> 'call' in ('sendDeskFile', 'getDeskFile') and body like $1
        order by seq`,
      [`%${caseId}%`],
    );
    expect(rows.map(({ call }) => call)).toEqual(['sendDeskFile', 'getDeskFile']);
    expect(rows[0].body).toContain(`"bytes":${PDF.length}`);
    expect(rows[0].body).not.toContain('rules.pdf');
  });
});

describe('in a delegated session', () => {
  const delegated = async () => {
    const { body } = await product.call('startDelegation', sam, {
      params: { customerId: maya.customerId },
      input: { reason: 'She asked', caseId: null },
    });
    const ticket = body.url.split('#')[1] ?? '';
    const got = await product.call('openDelegation', null, { input: { ticket } });
    const cookies = (got.headers['set-cookie'] as string[]).map((line) => line.split(';')[0]!);
    const csrf = cookies.find((each) => each.startsWith('__Host-csrf='))!.split('=')[1]!;
    const headers = {
      host: 'localhost',
      authorization: `Bearer ${got.body.token}`,
      cookie: cookies.join('; '),
      'x-csrf-token': decodeURIComponent(csrf),
    };
    return { ...maya, token: got.body.token, headers } satisfies Browser;
  };
  it('the agent’s files go with the agent’s messages alone, and none once it has ended', async () => {
    const caseId = await opened(maya, []);
    const inside = await delegated();
    const [theirs, own] = [await sent(inside), await sent(maya)];
    expect((await reply(maya, caseId, [theirs])).error?.code).toBe('NotFound');
    expect((await reply(inside, caseId, [own])).error?.code).toBe('NotFound');
    expect((await reply(inside, caseId, [theirs])).status).toBe(200);
    await product.call('endDelegation', maya, {});
    expect((await send(inside)).error?.code).toBe('Unauthorized');
    expect((await open(inside, caseId, theirs)).error?.code).toBe('Unauthorized');
  });
});

it('files nobody named go after a day, those of a case 540 days after it was closed', async () => {
  const [unsent, attached] = [await sent(maya), await sent(maya)];
  const caseId = await opened(maya, [attached]);
  const { db, clock, random } = product.effects;
  const sealer = identitySeals({ current: TEST_SESSION_SETTINGS.csrfKey, others: [] }, random);
  const run = async (...names: string[]) => {
    for (const job of cases.jobs?.({ db, clock, sealer }) ?? [])
      if (names.includes(job.name)) await job.run(testTurn(db));
  };
  const ids = async () => {
    const { rows } = await product.database.pool.query(
      'select file_id from case_files where customer_id = $1',
      [maya.customerId],
    );
    return rows.map(({ file_id }) => file_id).toSorted();
  };
  await run('forget-unsent-files', 'forget-case-files');
  expect(await ids()).toEqual([unsent, attached].toSorted());
  product.clock.move(86_401);
  await run('forget-unsent-files', 'forget-case-files');
  expect(await ids()).toEqual([attached]);
  const closedAt = (days: number) =>
    product.database.pool.query(`update cases set state = 'closed', closed_at = $2 where case_id = $1`, [
      caseId,
      `${addDays(clock.now().slice(0, 10) as never, -days)}T00:00:00Z`,
    ]);
  await closedAt(539);
  await run('forget-case-files');
  expect(await ids()).toEqual([attached]);
  await closedAt(541);
  await run('forget-case-files');
  expect(await ids()).toEqual([]);
});

it('what is sent by nobody isn’t read: the answer comes before the bytes', async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = (product.app.server as Server).address() as { port: number };
  const { url, method } = requestOf('sendFile', { query: { name: 'a.png' }, input: PNG });
  const status = await new Promise<number>((resolve, reject) => {
    const sending = httpRequest({
      port,
      host: '127.0.0.1',
      path: url,
      method,
      headers: {
        host: 'localhost',
        'content-type': 'application/octet-stream',
        'content-length': '5000000',
        'idempotency-key': 'file-key-0002',
      },
    });
    sending.on('response', (got) => {
      resolve(got.statusCode ?? 0);
      sending.destroy();
    });
    sending.on('error', reject);
    // Its head and a little, and then nothing more
    sending.write(Buffer.alloc(100));
  });
  expect(status).toBe(401);
});
