import type { Money } from '@sojourn/domain/money.ts';
import { formatMoney, type Locale } from '@sojourn/ui/formats.ts';

/** "+$84.00", "−$40.00", "$0.00": what a change adds or gives back. `cents`: false for whole amounts. */
export const signed = (amount: Money, locale: Locale, cents = true): string =>
  formatMoney(amount, locale, {
    sign: amount.amountMinor === 0 ? 'never' : 'always',
    cents: cents ? 'always' : 'never',
  });
