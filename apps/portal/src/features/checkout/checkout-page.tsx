import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { isId } from '@sojourn/domain/ids.ts';
import { Button } from '@sojourn/ui/button.tsx';
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTitle } from '@sojourn/web/text/use-title.ts';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import './checkout.css';
import { FlightCheckoutForm } from '#products/flight/checkout/flight-checkout.tsx';
import { HotelCheckoutForm } from '#products/hotel/checkout/hotel-checkout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { useCheckout } from './use-checkout.ts';

/** Who travels and how it is paid, for a stay or for flights. Everything typed here lives on the server. */
export function CheckoutPage() {
  const { checkoutId } = useParams({ from: '/signed-in/checkout/$checkoutId' });
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
  useTitle(t(checkout?.kind === 'Flight' ? 'checkout.title.flight' : 'checkout.title'));
  if (checkout?.state === 'booked' && checkout.bookingId) {
    const params = { bookingId: checkout.bookingId };
    return <Navigate to="/trips/$bookingId" params={params} search={{ booked: '1' }} replace />;
  }
  if (checkout?.kind === 'Hotel') return <HotelCheckoutForm checkout={checkout} />;
  if (checkout?.kind === 'Flight') return <FlightCheckoutForm checkout={checkout} />;
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
