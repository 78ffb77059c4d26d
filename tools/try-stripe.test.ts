/** The trial of Stripe runs through on a stand-in, and refuses a live key. */
import { spawn } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { startStripeStandIn } from '../apps/server/src/suppliers/payments/stripe/testing/stripe-stand-in.ts';

const stripe = await startStripeStandIn();
afterAll(() => stripe.close());

async function run(key: string): Promise<{ readonly code: number | null; readonly printed: string }> {
  const env = { ...process.env, STRIPE_SECRET_KEY: key, STRIPE_API_BASE: stripe.url };
  const child = spawn(process.execPath, ['tools/try-stripe.ts'], { env });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { code, printed: Buffer.concat(parts).toString('utf8') };
}

test('everything is as expected, and nothing of the customer stays', { timeout: 60_000 }, async () => {
  const { code, printed } = await run('sk_test_of_the_stand_in_and_nobody_else');
  expect(printed.split('\n').filter((line) => line.startsWith('DIFFERS'))).toEqual([]);
  expect(printed).toContain('All as expected.');
  expect(code).toBe(0);
});

test.each(['sk_live_0123456789', 'rk_live_0123456789', 'pk_test_0123', ''])('refuses %j', async (key) => {
  expect(await run(key)).toMatchObject({ code: 1, printed: expect.stringContaining('STRIPE_SECRET_KEY') });
});
