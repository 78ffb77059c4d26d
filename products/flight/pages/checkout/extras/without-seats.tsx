/** Continuing without seats when the airline's cabin isn't available: a question, and what to do next. */
import type { CheckoutFormState } from '@sojourn/portal/features/checkout/draft/use-checkout-form.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import { useExtras } from './use-extras.ts';

type Form = Pick<CheckoutFormState, 'settle' | 'fail' | 'submit'>;

/** `submit` does nothing while seats are given up: what would be paid is being quoted anew. */
export function useWithoutSeats(checkout: FlightCheckout, form: Form) {
  const extras = useExtras(checkout);
  const [step, setStep] = useState<'none' | 'asking' | 'done'>('none');
  const isAsking = step === 'asking';
  const end = (next: 'none' | 'done', notify: () => void) => {
    setStep(next);
    notify();
  };
  const drop = () => {
    if (isAsking) return;
    setStep('asking');
    extras.mutate(
      { seats: [] },
      {
        onSuccess: () => end('done', form.settle),
        onError: (thrown) => end('none', () => form.fail(thrown)),
      },
    );
  };
  const submit = (event: FormEvent) => {
    if (isAsking) return event.preventDefault();
    setStep('none');
    form.submit(event);
  };
  return { drop, submit, isAsking, isDone: step === 'done' && checkout.extras.seats.length === 0 };
}

/** Nothing is booked by it: says so where the failure was, with the focus that went away with that. */
export function WithoutSeats() {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Don't take the focus from someone typing elsewhere
    if (document.activeElement === document.body) panel.current?.focus();
  }, []);
  return (
    <div ref={panel} tabIndex={-1} className="checkout-failure">
      <Banner tone="info" live="status" title={t('checkout.withoutSeats.title')}>
        <p>{t('checkout.withoutSeats.text')}</p>
      </Banner>
    </div>
  );
}
