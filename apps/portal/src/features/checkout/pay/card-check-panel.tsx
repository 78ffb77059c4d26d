/** The bank's page on the checkout whose booking waits for it. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { formatInstantTime } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { BankPanel } from '#shared/bank/bank-panel.tsx';
import { useContinueCheckout } from '../use-checkout.ts';

type PanelProps = {
  readonly checkoutId: CheckoutId;
  readonly check: NonNullable<Checkout['cardCheck']>;
};

export function CardCheckPanel({ checkoutId, check: { url, until } }: PanelProps) {
  const t = useText();
  const locale = useLocale();
  const goOn = useContinueCheckout(checkoutId);
  const text = t('checkout.check.text', { time: formatInstantTime(until, locale) });
  return <BankPanel url={url} text={text} giveUp={t('checkout.check.giveUp')} goOn={goOn} />;
}
