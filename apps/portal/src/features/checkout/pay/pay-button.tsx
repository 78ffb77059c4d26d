import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Info } from 'lucide-react';
import { useProductText } from '#shared/product/product-text.ts';
import { useProductOf } from '#shared/product/use-products.ts';
import { PriceBar } from '#shared/summary/price-bar.tsx';
import type { CheckoutFormState } from '../draft/use-checkout-form.ts';

type Props = { readonly checkout: Checkout; readonly form: Omit<CheckoutFormState<unknown>, 'draft'> };

/** The button's words: the amount it will take, or what must happen first. */
function usePayLabel({ checkout, form }: Props): { label: string; busyLabel: string } {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const session = useSession();
  const tOf = useProductText(checkout.kind);
  const { card } = form.tenders;
  const busyLabel = form.refreshing ? tOf('checkout.pay.checkingPrice') : t('checkout.pay.busy');
  if (form.rise) return { label: t('checkout.pay.accept'), busyLabel };
  if (form.clock.state === 'over') return { label: t('checkout.pay.over'), busyLabel };
  if (form.isDelegated) {
    const name = session?.userInfo.firstName ?? '';
    return { label: t('checkout.request.send', { name }), busyLabel: t('checkout.request.sending') };
  }
  if (form.plan && !form.plan.isByBooking) {
    const total = formatMoney(card, locale);
    return { label: t(`approvals.send.${form.plan.kind}`, { total }), busyLabel: t('approvals.sending') };
  }
  if (form.request)
    return {
      label: toText(form.request.label),
      busyLabel: form.refreshing ? busyLabel : toText(form.request.busy),
    };
  if (checkout.quote.total.amountMinor === 0) return { label: t('checkout.pay.free'), busyLabel };
  // Credits and miles pay all of it: no card is charged
  if (card.amountMinor === 0) return { label: t('checkout.pay.covered'), busyLabel };
  return { label: t('checkout.pay.button', { total: formatMoney(card, locale) }), busyLabel };
}

/** When which money moves. */
function useWhenPaid({ checkout, form }: Props): string {
  const t = useText();
  const toText = useTextRef();
  const tOf = useProductText(checkout.kind);
  if (form.isDelegated) return t('checkout.request.when');
  if (form.plan?.kind === 'mandate' && !form.plan.isByBooking) return t('approvals.send.when');
  if (form.request) return toText(form.request.when);
  if (checkout.quote.total.amountMinor === 0) return t('checkout.pay.freeWhen');
  return tOf(form.tenders.card.amountMinor === 0 ? 'checkout.pay.whenCovered' : 'checkout.pay.when');
}

export function PayButton(props: Props) {
  const t = useText();
  const { form, checkout } = props;
  const toText = useTextRef();
  const { label, busyLabel } = usePayLabel(props);
  const whenPaid = useWhenPaid(props);
  const note = useProductOf()(checkout).checkout.get().payNote?.(checkout);
  return (
    <div className="checkout-pay">
      <p className="small text-bad checkout-pay__problems" role="status">
        {form.problems.count > 0 && t('checkout.problems', { count: form.problems.count })}
      </p>
      <Button
        type="submit"
        className="checkout-pay__button"
        loading={form.busy || form.refreshing}
        loadingLabel={busyLabel}
        aria-disabled={form.rise !== null}
      >
        {label}
      </Button>
      <p className="small text-3 row checkout-pay__when">
        <Info className="icon icon--s" aria-hidden="true" />{' '}
        <span>
          {whenPaid}
          {note && ` ${toText(note)}`}
        </span>
      </p>
    </div>
  );
}

export function PayBar(props: Props) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { checkout, form } = props;
  const { busyLabel, label } = usePayLabel(props);
  const { total } = checkout.quote;
  const { card } = form.tenders;
  const covers = useProductOf()(checkout).checkout.get().covers(checkout);
  return (
    <PriceBar
      total={formatMoney(card, locale)}
      covers={
        card.amountMinor === total.amountMinor
          ? toText(covers)
          : t('checkout.pay.ofTotal', { total: formatMoney(total, locale) })
      }
    >
      <Button
        type="submit"
        loading={form.busy || form.refreshing}
        loadingLabel={busyLabel}
        aria-disabled={form.rise !== null}
      >
        {form.clock.state === 'over' || form.rise || form.isDelegated
          ? label
          : form.plan && !form.plan.isByBooking
            ? t('approvals.send.short')
            : form.request
              ? toText(form.request.short)
              : t('checkout.pay.short')}
      </Button>
    </PriceBar>
  );
}
