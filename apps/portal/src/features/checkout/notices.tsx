import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import type { ReactNode } from 'react';
import { useProductText } from '#shared/product/product-text.ts';
import type { CheckoutFormState } from './draft/use-checkout-form.ts';
import { CardCheckPanel } from './pay/card-check-panel.tsx';
import { FailurePanel, type FailurePanelProps, ProgressPanel } from './pay/failure-panel.tsx';
import { PriceRiseCard } from './pay/price-rise-card.tsx';

export type NoticesProps = {
  readonly checkout: Checkout;
  readonly form: Omit<CheckoutFormState<unknown>, 'draft'>;
  /** The way out of a higher price. */
  readonly leave: ReactNode;
  /** What else there is, as list items; null when there is nothing. */
  readonly alternatives: ReactNode | null;
  readonly wayOut: FailurePanelProps['wayOut'];
  /** What was fixed, and what to do next. */
  readonly done?: ReactNode;
};

/** What stands in the way or has changed, above the form so that it is seen first. */
export function Notices({ checkout, form, leave, alternatives, wayOut, done }: NoticesProps) {
  const t = useText();
  const toText = useTextRef();
  const tOf = useProductText(checkout.kind);
  const locale = useLocale();
  const { failure, step, rise, fall, clock } = form;
  const newTotal = formatMoney(checkout.quote.total, locale);
  const { cardCheck, checkoutId } = checkout;
  const waiting = !cardCheck && (step === 'paying' || step === 'checking' || step === 'unsure');
  return (
    <div className="checkout-notices">
      {cardCheck && <CardCheckPanel checkoutId={checkoutId} check={cardCheck} />}
      {waiting && <ProgressPanel kind={checkout.kind} step={step} request={form.request} onAsk={form.pay} />}
      {rise && (
        <PriceRiseCard
          kind={checkout.kind}
          change={rise}
          accepting={form.refreshing}
          onAccept={form.accept}
          leave={leave}
          alternatives={alternatives}
        />
      )}
      {failure && !rise && !waiting && !cardCheck && (
        <FailurePanel
          kind={checkout.kind}
          failure={failure}
          asking={form.refreshing}
          onAction={form.act}
          wayOut={wayOut}
        />
      )}
      {!failure && !rise && !waiting && !cardCheck && done}
      {clock.state === 'over' && !rise && !failure && !waiting && !cardCheck && (
        <Banner tone="warn" live="status" title={toText(clock.text)}>
          {tOf('checkout.over.text')}
        </Banner>
      )}
      {fall && !rise && (
        <Banner tone="good" live="status">
          {t('checkout.fall', { difference: formatMoney(fall, locale), newTotal })}
        </Banner>
      )}
      {form.resumed && !waiting && !failure && (
        <Banner tone="info" live="status">
          {t('checkout.resumed')}
        </Banner>
      )}
    </div>
  );
}
