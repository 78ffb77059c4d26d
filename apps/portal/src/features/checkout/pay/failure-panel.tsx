import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CheckoutRequest } from '#shared/product/checkout-part.ts';
import { useProductText } from '#shared/product/product-text.ts';
import type { WireKind } from '#shared/product/rows.ts';
import { useProductOf } from '#shared/product/use-products.ts';
import { Link } from '#shared/router/link.tsx';
import { viewOfFailure } from './failure-view.ts';
import type { PayFailure, PayState } from './use-payment.ts';

export type FailurePanelProps = {
  readonly kind: WireKind;
  readonly failure: PayFailure;
  /** A new quote is asked for. */
  readonly asking: boolean;
  /** The actions that happen on this page; the others are links. */
  readonly onAction: (action: string) => void;
  /** The link to what else can be bought; null for an action that is none. */
  readonly wayOut: (action: string, label: string, look: string) => ReactNode | null;
};

/** What went wrong, why, what became of the money, and the next step. The focus comes here, so it is read. */
export function FailurePanel({ kind, failure, asking, onAction, wayOut }: FailurePanelProps) {
  const t = useText();
  const toText = useTextRef();
  const tOf = useProductText(kind);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const part = useProductOf()({ kind }).checkout.get();
  const view = viewOfFailure(kind, part.failure, failure);
  const { action } = view;
  const look = buttonClass({ size: 's', variant: 'secondary' });
  const label = toText(view.actionLabel);
  return (
    <div ref={panel} tabIndex={-1} className="checkout-failure" role="alert">
      <Banner tone={view.tone} title={toText(view.title)}>
        <p>{toText(view.cause)}</p>
        <p className="small text-2">{toText(view.safe)}</p>
        <div className="checkout-failure__action">
          {failure.otherBookingId && (
            <Link to="/trips/$bookingId" params={{ bookingId: failure.otherBookingId }} className={look}>
              {t('checkout.action.otherTrip')}
            </Link>
          )}
          {action === 'openCase' && failure.caseId ? (
            <Link to="/support/$caseId" params={{ caseId: failure.caseId }} className={look}>
              {label}
            </Link>
          ) : action === 'openCase' ? (
            <Link to="/support" className={look}>
              {label}
            </Link>
          ) : action === 'openTrip' ? (
            <Link to="/trips" className={look}>
              {label}
            </Link>
          ) : (
            (wayOut(action, label, look) ?? (
              <Button
                variant="secondary"
                size="s"
                loading={asking}
                loadingLabel={tOf('checkout.pay.checkingPrice')}
                onClick={() => onAction(action)}
              >
                {label}
              </Button>
            ))
          )}
        </div>
      </Banner>
    </div>
  );
}

type ProgressProps = {
  readonly kind: WireKind;
  readonly step: PayState['step'];
  /** It isn't paid yet but sent to who has to agree to it. */
  readonly request: CheckoutRequest | null;
  readonly onAsk: () => void;
};

/** While an answer is awaited, and when none came. */
export function ProgressPanel({ kind, step, request, onAsk }: ProgressProps) {
  const t = useText();
  const toText = useTextRef();
  const tOf = useProductText(kind);
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
        <p>{tOf('checkout.unsure.text')}</p>
        {actions}
      </Banner>
    );
  }
  if (request)
    return (
      <Banner tone="info" live="status" icon={<span className="spinner" />} title={toText(request.busy)}>
        <p>{step === 'checking' ? t('checkout.checking.text') : toText(request.when)}</p>
      </Banner>
    );
  const title = step === 'checking' ? tOf('checkout.checking.title') : tOf('checkout.working.title');
  const text = step === 'checking' ? t('checkout.checking.text') : tOf('checkout.working.text');
  return (
    <Banner tone="info" live="status" icon={<span className="spinner" />} title={title}>
      <p>{text}</p>
    </Banner>
  );
}
