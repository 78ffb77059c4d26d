/** The mailbox shows what was written, finds it by recipient, runs nothing of it, and isn't in production. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmlFolder } from '#suppliers/mail/eml-folder.ts';
import type { Mail } from '#suppliers/mail/port.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';

const MAIL: Mail = {
  messageId: 'bookingConfirmed.bkg_1@localhost',
  at: '2027-02-08T17:00:00.000Z',
  from: { name: 'Harbor Travel', address: 'no-reply@localhost' },
  to: 'maya.okafor@example.com',
  locale: 'en',
  subject: 'Booked: <b>Inn</b> & more',
  text: 'Plain <i>text</i>',
  html: '<!doctype html>\n<html><head></head><body><script>1</script>Hello</body></html>',
  calendar: { filename: 'stay.ics', content: 'BEGIN:VCALENDAR' },
};

let database: TestDatabase;
let server: TestServer;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'sojourn-mailbox-'));
  const { send } = createEmlFolder(folder);
  const context = { timeoutMs: 1_000, scenario: null, requestId: 'test' };
  await send(MAIL, context);
  await send({ ...MAIL, messageId: 'refundSent.bkg_2.1@localhost', to: 'elena@example.com' }, context);
  server = await createTestServer({ database, handlers: {}, settings: { mailbox: folder } });
});
afterAll(async () => {
  await server?.close();
  await database?.drop();
  rmSync(folder, { recursive: true });
});
const get = (url: string) => server.app.inject({ url });

test('lists mail and finds it by recipient', async () => {
  const all = await get('/dev/mail');
  expect(all.statusCode).toBe(200);
  expect(all.body).toContain('Booked: &lt;b&gt;Inn&lt;/b&gt; &amp; more');
  expect(all.body).toContain('2 messages');
  expect(all.headers['cache-control']).toBe('no-store');
  const elena = (await get('/dev/mail?to=ELENA')).body;
  expect(elena).toContain('/dev/mail/refundSent.bkg_2.1"');
  expect(elena).not.toContain('bookingConfirmed');
  expect((await get('/dev/mail?to=%22%3E%3Cscript%3E')).body).not.toContain('<script');
});

test('shows both parts and the calendar; the HTML part runs nothing', async () => {
  const { body } = await get('/dev/mail/bookingConfirmed.bkg_1');
  for (const part of [
    'Plain &lt;i&gt;text&lt;/i&gt;',
    'BEGIN:VCALENDAR',
    'Harbor Travel &lt;no-reply@localhost&gt;',
  ])
    expect(body).toContain(part);
  const { body: html, headers } = await get('/dev/mail/bookingConfirmed.bkg_1/html');
  expect(html).toContain('<base target="_blank">');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain('sandbox allow-popups');
  expect(headers['content-security-policy']).not.toContain('allow-scripts');
});

test.each(['/dev/mail/other', '/dev/mail/..%2f..%2fpackage', '/dev/mail/.bkg', '/dev/mail/other/html'])(
  'there is nothing at %s',
  async (url) => expect((await get(url)).statusCode).toBe(404),
);

test.each([
  { production: true, mailbox: '/tmp' },
  { production: false, mailbox: null },
])('with %j there is no mailbox', async (settings) => {
  const other = await createTestServer({ database, handlers: {}, settings });
  for (const url of ['/dev/mail', '/dev/mail/bookingConfirmed.bkg_1', '/dev/mail.css'])
    expect((await other.app.inject({ url })).statusCode).toBe(404);
  await other.close();
});
