import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { Banner } from '@sojourn/ui/banner.tsx';
import { Button } from '@sojourn/ui/button.tsx';
import { buttonClass } from '@sojourn/ui/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSay } from '#shared/said.ts';
import { StayLink } from '#shared/stay-link.tsx';
import { useText } from '#shared/text/use-text.tsx';
import { placeOf } from './checkout-place.ts';
import { type FailureAction, viewOfFailure } from './failure-view.ts';
import type { PayFailure, PayState } from './use-payment.ts';

export type FailurePanelProps = {
  readonly checkout: Checkout;
  readonly failure: PayFailure;
  /** The actions that happen on this page; the others are links. */
  readonly onAction: (action: FailureAction) => void;
};

/** What went wrong, why, what became of the money, and the next step. The focus comes here, so it is read. */
export function FailurePanel({ checkout, failure, onAction }: FailurePanelProps) {
  const say = useSay();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const view = viewOfFailure(failure.code, failure.payment, failure.minimumAge);
  const { action } = view;
  const place = placeOf(checkout.stay);
  const look = buttonClass({ size: 's', variant: 'secondary' });
  const label = say(view.actionLabel);
  return (
    <div ref={panel} tabIndex={-1} className="checkout-failure" role="alert">
      <Banner tone={view.tone} title={say(view.title)}>
        <p>{say(view.cause)}</p>
        <p className="small text-2">{say(view.safe)}</p>
        <div className="checkout-failure__action">
          {action === 'similarStays' && (
            <StayLink place={{ ...place, unavailable: true }} className={look}>
              {label}
            </StayLink>
          )}
          {action === 'otherRooms' && (
            <StayLink place={place} className={look}>
              {label}
            </StayLink>
          )}
          {action === 'openTrip' && (
            <Link to="/trips" className={look}>
              {label}
            </Link>
          )}
          {action !== 'similarStays' && action !== 'otherRooms' && action !== 'openTrip' && (
            <Button variant="secondary" size="s" onClick={() => onAction(action)}>
              {label}
            </Button>
          )}
        </div>
      </Banner>
    </div>
  );
}

/** While an answer is awaited, and when none came. */
export function ProgressPanel(props: { readonly step: PayState['step']; readonly onAsk: () => void }) {
  const t = useText();
  const { step, onAsk } = props;
  if (step === 'unsure') {
    const actions = (
      <div className="row row--wrap gap-2">
        <Button size="s" onClick={onAsk}>
          {t('checkout.unsure.ask')}
        </Button>
        <Link to="/trips" className={buttonClass({ size: 's', variant: 'secondary' })}>
          {t('checkout.unsure.trips')}
        </Link>
      </div>
    );
    return (
      <Banner tone="warn" live="alert" title={t('checkout.unsure.title')}>
        <p>{t('checkout.unsure.text')}</p>
        {actions}
      </Banner>
    );
  }
  const name = step === 'checking' ? 'checking' : 'working';
  return (
    <Banner tone="info" live="status" icon={<span className="spinner" />} title={t(`checkout.${name}.title`)}>
      <p>{t(`checkout.${name}.text`)}</p>
    </Banner>
  );
}
