import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { isId } from '@sojourn/domain/ids.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { SearchX } from 'lucide-react';
import { useTitle } from '#shared/text/use-title.ts';
import './checkout.css';
import { productText } from '#shared/product/product-text.ts';
import { useProductOf } from '#shared/product/use-products.ts';
import { Link, Navigate } from '#shared/router/link.tsx';
import { useParams } from '#shared/router/use-place.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { PartyTravelers } from './contact/party-travelers.tsx';
import { useCheckout } from './use-checkout.ts';

/** Who travels and how it is paid, whatever is bought. Everything typed here lives on the server. */
export function CheckoutPage() {
  const { checkoutId } = useParams('/checkout/$checkoutId');
  return (
    <div className="wrap">
      {isId('chk', checkoutId) ? <LoadedCheckout key={checkoutId} checkoutId={checkoutId} /> : <Missing />}
    </div>
  );
}

function LoadedCheckout({ checkoutId }: { readonly checkoutId: CheckoutId }) {
  const shown = useCheckout(checkoutId);
  return (
    <>
      <CheckoutSteps checkout={shown.data} />
      <Shown {...shown} />
    </>
  );
}

function Shown({ data: checkout, error, refetch }: ReturnType<typeof useCheckout>) {
  const t = useText();
  const productOf = useProductOf();
  useTitle(t(checkout ? productText(checkout.kind, 'checkout.title') : 'checkout.loading'));
  if (checkout?.state === 'booked' && checkout.bookingId) {
    const params = { bookingId: checkout.bookingId };
    return <Navigate to="/trips/$bookingId" params={params} search={{ booked: '1' }} replace />;
  }
  if (checkout) {
    const { Form } = productOf(checkout).checkout.get();
    return (
      <PartyTravelers checkoutId={checkout.checkoutId}>
        <Form checkout={checkout} />
      </PartyTravelers>
    );
  }
  if (!error) return <CheckoutSkeleton />;
  if (codeOf(error) === 'NotFound' || codeOf(error) === 'InvalidInput') return <Missing />;
  return (
    <Problem
      title={t('checkout.failed.title')}
      actions={<Button onClick={() => void refetch()}>{t('checkout.failed.action')}</Button>}
    >
      {t('checkout.failed.text')}
    </Problem>
  );
}

function Missing() {
  const t = useText();
  return (
    <Problem
      icon={<SearchX />}
      title={t('checkout.missing.title')}
      actions={
        <Link to="/" className={buttonClass()}>
          {t('checkout.missing.action')}
        </Link>
      }
    >
      {t('checkout.missing.text')}
    </Problem>
  );
}
