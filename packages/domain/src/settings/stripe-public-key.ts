/** The account's public key, the same for server and vault: with it cards are added in the portal. */
import { SettingError } from '../settings.ts';
import type { Setting } from './table.ts';

export const stripePublicKey = (): Setting<string | null> => ({
  about: 'the account’s public key (`pk_…`), with which customers add cards in Stripe’s own fields',
  standard: 'none; with `PAYMENTS=stripe`, the issuer adds them',
  read: (environment, name) => {
    const key = environment[name]?.trim();
    if (!key) return null;
    const kind = environment.NODE_ENV === 'production' ? 'live' : 'test';
    if (!new RegExp(`^pk_${kind}_\\w{4,200}$`).test(key))
      throw new SettingError(name, `is not a public key of Stripe’s ${kind} mode (pk_${kind}_…)`);
    return key;
  },
});
