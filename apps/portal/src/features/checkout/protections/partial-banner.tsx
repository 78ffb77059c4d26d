/** B §2: what a booking gives back that isn't refunded in full, with the portal's name. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { partlyRefundable } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDeadline, formatMoney } from '@sojourn/ui/formats.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';

/** Nothing where it's refunded in full, or not at all; a flight's first day, when all comes back, passes. */
export function PartialBanner({ quote, protections }: Pick<Checkout, 'quote' | 'protections'>) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { brandName } = useTenant();
  const premiumMinor = protections.reduce(
    (sum, { action, quote: bought }) =>
      sum + (action === 'Purchase' ? (bought?.premiumPrices.total.amountMinor ?? 0) : 0),
    0,
  );
  const { cancellation, total } = quote;
  const partly = partlyRefundable(cancellation, total.amountMinor - premiumMinor, clock.now());
  if (!partly) return null;
  const values = {
    until: formatDeadline(partly.until, cancellation.zone, locale),
    amount: formatMoney({ ...total, amountMinor: partly.refundMinor }, locale),
  };
  return (
    <Banner tone="info" title={t('protections.partial.title', { portal: brandName })}>
      <p>{t('protections.partial.text', values)}</p>
    </Banner>
  );
}
