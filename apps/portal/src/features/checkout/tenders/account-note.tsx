import type { CheckoutAccount } from '@sojourn/contract/checkout-payment.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatMiles, formatMoney, type Locale } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, textRef, useTextRef } from '@sojourn/web/text-ref.ts';
import type { AccountRow } from './tenders-view.ts';

/** What the account holds, or why it cannot pay. */
export function AccountNote({ row }: { readonly row: AccountRow }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { account, usable, chosen } = row;
  const why = whyNot(row, locale);
  const isOwn = account.reason !== 'RoleMayNotRedeem';
  const notNeeded = !account.reason && !usable && !chosen && row.maxUnits === 0;
  return (
    <>
      {isOwn &&
        t(
          account.unit === 'miles' ? 'checkout.tender.milesHeld' : 'checkout.tender.cashHeld',
          valuesOf(account, locale),
        )}
      {why && (
        <span className={classNames('tender__why', !notNeeded && 'tender__why--warn')}>{toText(why)}</span>
      )}
    </>
  );
}

function valuesOf({ unit, balance, redemptionMin }: CheckoutAccount, locale: Locale) {
  const dollars = (amountMinor: number) => formatMoney({ amountMinor, currency: 'USD' }, locale);
  const inUnit = (units: number) => (unit === 'miles' ? formatMiles(units, locale) : dollars(units));
  return { balance: inUnit(balance), worth: dollars(balance), minimum: inUnit(redemptionMin) };
}

function whyNot({ account, usable, chosen, maxUnits, problem }: AccountRow, locale: Locale): TextRef | null {
  const { unit, reason } = account;
  const values = valuesOf(account, locale);
  if (reason === 'RoleMayNotRedeem') return whoMayRedeem(account, locale);
  if (reason === 'BelowMinimum') return textRef(`checkout.tender.BelowMinimum.${unit}`, values);
  if (reason) return textRef(`checkout.tender.${reason}`);
  if (!usable && !chosen)
    return maxUnits > 0
      ? textRef(`checkout.tender.restBelow.${unit}`, values)
      : textRef('checkout.tender.notNeeded');
  return problem === 'BelowMinimum' ? textRef(`checkout.tender.atLeast.${unit}`, values) : null;
}

/** A company's account is redeemed by its account manager, anybody else's by its primary cardholder. */
export function whoMayRedeem(account: CheckoutAccount, locale: Locale): TextRef {
  if (account.accountType === 'Business') return textRef('checkout.tender.company');
  if (account.holderName === null) return textRef('checkout.tender.primary');
  const { balance } = valuesOf(account, locale);
  return textRef(`checkout.tender.holder.${account.unit}`, { balance, holder: account.holderName });
}
