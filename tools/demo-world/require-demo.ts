/** Where the demo's past may be played: it books, pays and writes to people, so nowhere else. */
import type { Config } from '../../apps/server/src/config.ts';

type Where = Pick<Config, 'mode' | 'lab' | 'stripe' | 'mail'>;

/** Throws before anything is done if cards, mail or people could be real. */
export function requireDemo({ mode, lab, stripe, mail }: Where): void {
  const reasons = [
    ...(mode === 'production' ? ['NODE_ENV is production'] : []),
    ...(lab ? [] : ['SOJOURN_LAB is closed']),
    ...(stripe ? ['PAYMENTS is stripe'] : []),
    ...(mail.smtpUrl ? ['SMTP_URL is set'] : []),
  ];
  if (reasons.length > 0) throw new Error(`only for the demo on your own machine: ${reasons.join(', ')}`);
}
