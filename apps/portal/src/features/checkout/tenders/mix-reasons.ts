/** Why a mix is the best, in sentences: what is so for several accounts alike is one of them. */
import type { CheckoutPayment } from '@sojourn/contract/checkout-payment.ts';
import { money } from '@sojourn/domain/money.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import type { PortalLocale } from '@sojourn/web/text/locale.tsx';
import type { Text } from '@sojourn/web/text/use-text.tsx';

type Reason = NonNullable<CheckoutPayment['suggestion']>['reasons'][number];
type Wording = {
  readonly t: Text;
  readonly locale: PortalLocale;
  /** '' for what isn't part of the mix. */
  readonly labelOf: (sourceId: string | null) => string;
};

export function reasonSentences(reasons: readonly Reason[], { t, locale, labelOf }: Wording): string[] {
  const sentences = reasons.map(({ code, sourceId, amountMinor }) => {
    const label = labelOf(sourceId);
    const amount = amountMinor === null ? '' : formatMoney(money(amountMinor), locale);
    return t(label === '' ? `checkout.best.reason.${code}.unnamed` : `checkout.best.reason.${code}`, {
      label,
      amount,
    });
  });
  return [...new Set(sentences)];
}
