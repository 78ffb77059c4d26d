// Tries the adapters for Stripe on a real account in test mode, by hand: tests have recorded answers alone.
// Everything is made for a customer of its own, who is deleted at the end:
//   STRIPE_SECRET_KEY=sk_test_… node tools/try-stripe.ts
import { offerHelp } from './help.ts';
import { checksOf } from './try-stripe/checks.ts';
import { createTrial } from './try-stripe/trial.ts';

offerHelp(import.meta);

function readKey(): string {
  const key = process.env.STRIPE_SECRET_KEY?.trim() ?? '';
  if (/^(sk|rk)_live_/.test(key)) throw new Error('STRIPE_SECRET_KEY is a live key: only test mode is tried');
  if (!/^(sk|rk)_test_\w+$/.test(key))
    throw new Error('Set STRIPE_SECRET_KEY to a key of test mode (sk_test_…)');
  return key;
}

try {
  const trial = createTrial({ secretKey: readKey(), apiBase: process.env.STRIPE_API_BASE ?? null });
  let differing = 0;
  for (const [what, run, expected] of checksOf(trial)) {
    const found = await run().catch((error: unknown) => `failed: ${(error as Error).message}`);
    if (found === expected) console.log(`ok       ${what}: ${found}`);
    else console.log(`DIFFERS  ${what}: ${found}, not ${expected}`);
    if (found !== expected) differing += 1;
  }
  await trial.close();
  console.log(differing === 0 ? 'All as expected.' : `${differing} differ.`);
  process.exitCode = differing === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
