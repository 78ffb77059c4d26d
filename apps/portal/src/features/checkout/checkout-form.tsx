import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { Banner } from '@sojourn/ui/banner.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '#shared/text/locale.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { AgreeSection } from './agree-section.tsx';
import { CheckoutHead } from './checkout-head.tsx';
import { ContactSection, HotelSection } from './contact-section.tsx';
import { FailurePanel, ProgressPanel } from './failure-panel.tsx';
import { GuestSection } from './guest-section.tsx';
import { PayBar, PayButton } from './pay-button.tsx';
import { PaySection } from './pay-section.tsx';
import { PriceRise } from './price-change.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

/** The form, from the guests to the pay button, beside the summary. */
export function CheckoutForm({ checkout }: { readonly checkout: Checkout }) {
  const form = useCheckoutForm(checkout);
  const { draft, problems, busy, clock } = form;
  const { stay, quote } = checkout;
  const section = { stay, draft, problems, disabled: busy };
  return (
    <form className="checkout" noValidate onSubmit={form.submit} aria-busy={busy}>
      <div className="checkout__main">
        <CheckoutHead checkout={checkout} clock={clock} saveState={draft.saveState} />
        <Notices checkout={checkout} form={form} />
        <GuestSection {...section} />
        <ContactSection {...section} />
        <HotelSection {...section} />
        <PaySection {...section} total={quote.price.total} />
        <AgreeSection {...section} checkout={checkout} />
        <PayButton checkout={checkout} form={form} />
      </div>
      <SummaryCard checkout={checkout} />
      <PayBar checkout={checkout} form={form} />
    </form>
  );
}

type NoticesProps = { readonly checkout: Checkout; readonly form: ReturnType<typeof useCheckoutForm> };

/** What stands in the way or has changed, above the form so that it is seen first. */
function Notices({ checkout, form }: NoticesProps) {
  const t = useText();
  const locale = useLocale();
  const { failure, step, rise, fall, clock } = form;
  const newTotal = formatMoney(checkout.quote.price.total, locale);
  const waiting = step === 'paying' || step === 'checking' || step === 'unsure';
  return (
    <div className="checkout-notices">
      {waiting && <ProgressPanel step={step} onAsk={form.pay} />}
      {rise && (
        <PriceRise checkout={checkout} change={rise} accepting={form.refreshing} onAccept={form.accept} />
      )}
      {failure && !rise && !waiting && (
        <FailurePanel checkout={checkout} failure={failure} onAction={form.act} />
      )}
      {clock.state === 'over' && !rise && !failure && !waiting && (
        <Banner tone="warn" live="status" title={t('checkout.over.title')}>
          {t('checkout.over.text')}
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
