import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(createLog('info', sink));
  return JSON.parse(text) as Record<string, unknown>;
}

test('a line says when, how grave and which request', () => {
  const line = logged((log) => log.child({ requestId: 'r1' }).info('booked'));
  expect(line).toMatchObject({ level: 'info', app: 'server', requestId: 'r1', msg: 'booked' });
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

test('a request is logged without its query', () => {
  const req = { method: 'GET', url: '/api/v0/places?q=maya@example.com', headers: { cookie: 'x' } };
  expect(logged((log) => log.info({ req })).req).toEqual({ method: 'GET', path: '/api/v0/places' });
});

test('personal data and secrets are replaced, at the top and one level down', () => {
  const line = logged((log) =>
    log.info({ email: 'maya@example.com', guest: { firstName: 'Maya', nights: 2 } }),
  );
  expect(line).toMatchObject({ email: '[removed]', guest: { firstName: '[removed]', nights: 2 } });
});

test("an error is logged with its cause, and without a row's values", () => {
  const error = Object.assign(new Error('duplicate key', { cause: new Error('inner') }), {
    code: '23505',
    detail: 'Key (email)=(maya@example.com) already exists.',
  });
  const line = logged((log) => log.error(error));
  expect(JSON.stringify(line)).not.toContain('maya');
  expect(line.err).toMatchObject({ code: '23505', message: 'duplicate key', cause: { message: 'inner' } });
});

test('a card number is scrubbed wherever it stands', () => {
  const line = logged((log) => log.warn({ note: 'typed 4111 1111 1111 1111' }, 'odd: 5555555555554444'));
  expect(line).toMatchObject({ note: 'typed [card number]', msg: 'odd: [card number]' });
});
