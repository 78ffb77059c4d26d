import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Lock } from 'lucide-react';
import { useProductOf } from '#shared/product/use-products.ts';
import { HeaderSlot } from '#shared/shell/header-slot.tsx';

/** The steps of a booking, in the header in place of the navigation. */
export function CheckoutSteps({ checkout }: { readonly checkout: Checkout | undefined }) {
  const t = useText();
  const productOf = useProductOf();
  const Steps = checkout && productOf(checkout).checkout.get().Steps;
  return (
    <HeaderSlot>
      <div className="checkout-steps">
        {Steps && <Steps checkout={checkout} />}
        <span className="small text-2 row gap-1 nowrap checkout-steps__secure">
          <Lock className="icon icon--s" aria-hidden="true" /> {t('checkout.secure')}
        </span>
      </div>
    </HeaderSlot>
  );
}
