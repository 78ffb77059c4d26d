import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { KeyValue, KeyValues } from '@sojourn/ui/content/card.tsx';
import { formatMiles, formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { RichText, useText } from '@sojourn/web/text/use-text.tsx';
import { Sparkles } from 'lucide-react';
import type { TendersView } from './tenders-view.ts';

type LinesProps = { readonly tenders: TendersView; readonly checkout: Checkout };

/** What comes off before the card pays, what is left for it, and what that earns. Read out as it changes. */
export function TenderLines({ tenders, checkout }: LinesProps) {
  const t = useText();
  const locale = useLocale();
  const { card, total, earnUnits, multiplier } = tenders;
  const less = ({ amountMinor, currency }: Money) =>
    formatMoney({ amountMinor: -amountMinor, currency }, locale);
  const paying = <R extends { readonly pays: Money }>(rows: readonly R[]) =>
    rows.filter(({ pays }) => pays.amountMinor > 0);
  const { discount } = checkout.quote;
  const offered = tenders.offers.reduce((sum, { pays }) => sum + pays.amountMinor, 0);
  const fromAccounts = paying(tenders.accounts);
  const isCash =
    checkout.payment.accounts.find(
      ({ accountReferenceId }) => accountReferenceId === checkout.payment.earn?.accountReferenceId,
    )?.unit === 'cash';
  return (
    <>
      {card.amountMinor < total.amountMinor && (
        <KeyValues className="small checkout-summary__tenders">
          {paying(tenders.offers).map(({ offer, pays }) => (
            <KeyValue key={offer.offerId} label={offer.title}>
              {less(pays)}
            </KeyValue>
          ))}
          {discount && discount.discountAmount.amountMinor === offered && (
            <KeyValue label={t('checkout.tender.afterOffer')}>
              {formatMoney(discount.grandTotal, locale)}
            </KeyValue>
          )}
          {paying(tenders.credits).map(({ credit, pays }) => (
            <KeyValue key={credit.creditId} label={t(`booking.credit.${credit.type}`)}>
              {less(pays)}
            </KeyValue>
          ))}
          {fromAccounts.map(({ account, pays }) => (
            <KeyValue
              key={account.accountReferenceId}
              label={
                account.unit === 'miles'
                  ? t(fromAccounts.length > 1 ? 'checkout.tender.milesLineOf' : 'checkout.tender.milesLine', {
                      miles: formatMiles(pays.amountMinor, locale),
                      product: account.productDisplayName,
                    })
                  : t('checkout.tender.cash', { product: account.productDisplayName })
              }
            >
              {less(pays)}
            </KeyValue>
          ))}
          <KeyValue label={t('checkout.tender.cardLine')} weight="strong">
            {formatMoney(card, locale)}
          </KeyValue>
        </KeyValues>
      )}
      {earnUnits > 0 && multiplier !== null && !isCash && (
        <p className="checkout-summary__earn small">
          <Sparkles className="icon icon--s text-brand" aria-hidden="true" />
          <span>
            <RichText
              id="checkout.summary.earn"
              values={{ miles: formatMiles(earnUnits, locale), total: formatMoney(card, locale), multiplier }}
              parts={[<b key="miles" className="num" />]}
            />
          </span>
        </p>
      )}
    </>
  );
}
