import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { isId } from '@sojourn/domain/ids.ts';
import { Button } from '@sojourn/ui/button.tsx';
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { codeOf } from '#shared/api/api-error.ts';
import { Problem } from '#shared/page-state.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import './checkout.css';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { useCheckout } from './use-checkout.ts';

/** Guests and payment for one stay. Everything typed here lives on the server. */
export function CheckoutPage() {
  const t = useText();
  useTitle(t('checkout.title'));
  const { checkoutId } = useParams({ from: '/signed-in/checkout/$checkoutId' });
  return (
    <div className="wrap">
      <CheckoutSteps />
      {isId('chk', checkoutId) ? <LoadedCheckout key={checkoutId} checkoutId={checkoutId} /> : <Missing />}
    </div>
  );
}

function LoadedCheckout({ checkoutId }: { readonly checkoutId: CheckoutId }) {
  const t = useText();
  const { data: checkout, error, refetch } = useCheckout(checkoutId);
  if (checkout?.state === 'booked' && checkout.bookingId) {
    const params = { bookingId: checkout.bookingId };
    return <Navigate to="/trips/$bookingId" params={params} search={{ booked: '1' }} replace />;
  }
  if (checkout) return <CheckoutForm checkout={checkout} />;
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
