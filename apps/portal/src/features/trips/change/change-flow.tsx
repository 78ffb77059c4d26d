/** The steps of changing a trip: ask, review, done; and whatever stands in the way, with its next step. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { StepIndicator } from '@sojourn/ui/feedback/step-indicator.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link } from '#shared/router/link.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { ChangeCosts, ChangeTenders } from './change-costs.tsx';
import { failureText, hasNewPrice, isForAgent } from './change-failure.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { type Change, isBusy } from './use-change.ts';

/** What keeps it from being changed now may be a bank's question; its words are loaded with it. */
const WaitingConfirmations = lazyPart(async () => {
  const [part] = await Promise.all([import('../requested/waiting-confirmations.tsx'), loadMessages('bank')]);
  return { default: part.WaitingConfirmations };
});

type ChangeFlowProps = {
  readonly trip: TripDetail;
  readonly change: Change;
  /** "Change your stay" */
  readonly title: string;
  /** Who has to agree to it: the hotel, the rental company. */
  readonly by: string;
  readonly form: ReactNode;
  /** Whether it can be done now; of the trip itself where it's left out. */
  readonly action?: TripDetail['actions']['change'];
  /** What changes, before and after. */
  readonly comparison: (quoted: BookingChange) => ReactNode;
  /** What else is to be known before it's confirmed. */
  readonly more?: (quoted: BookingChange) => ReactNode;
};

export function ChangeFlow(props: ChangeFlowProps) {
  const { trip, change, title, form } = props;
  const t = useText();
  const now = change.change;
  const { action = trip.actions.change } = props;
  if (now?.booking === 'Success') return <Done {...props} done={now} />;
  if (now?.agentFulfill === 'InProcess') return <Requested {...props} />;
  if (change.error) return <Refused {...props} />;
  if (now?.failure) return <Failed {...props} failed={now} />;
  if (!action.available && !change.isConfirming)
    return (
      <>
        <Suspense>
          <WaitingConfirmations bookingId={trip.bookingId} />
        </Suspense>
        <Stop trip={trip} title={t('tripChange.blocked.title')}>
          <p>{t(`tripChange.blocked.${action.reason}`)}</p>
        </Stop>
      </>
    );
  const quoted = now?.cost && !(isBusy(now) && !change.isConfirming) ? now : null;
  return (
    <>
      <Head trip={trip} at={quoted ? 1 : 0} title={quoted ? t('tripChange.review') : title} />
      {quoted ? <Review {...props} quoted={quoted} /> : form}
    </>
  );
}

function Head({ trip, at, title }: Pick<ChangeFlowProps, 'trip' | 'title'> & { readonly at: 0 | 1 }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at === 1) heading.current?.focus();
  }, [at]);
  const steps = [t('tripChange.step.choose'), t('tripChange.step.review'), t('tripChange.step.done')];
  return (
    <header className="change__head">
      <BackLink>
        <Link to="/trips/$bookingId" params={{ bookingId: trip.bookingId }} className="link">
          {t('tripChange.back')}
        </Link>
      </BackLink>
      <div className="row row--between row--wrap gap-3">
        <h1 ref={heading} tabIndex={-1} className="display-l">
          {title}
        </h1>
        <StepIndicator
          label={t('tripChange.steps')}
          steps={steps}
          current={at}
          doneLabel={t('tripChange.step.isDone')}
        />
      </div>
    </header>
  );
}

type QuotedFlow = ChangeFlowProps & { readonly quoted: BookingChange };

function Review({ change, quoted, comparison, more }: QuotedFlow) {
  return (
    <div className="change__grid">
      <div className="change__main">
        {comparison(quoted)}
        <ChangeCosts quoted={quoted} words={PENALTY} />
        <ChangeTenders quoted={quoted} />
        {more?.(quoted)}
      </div>
      <ConfirmChange change={change} quoted={quoted} words={CONFIRM} />
    </div>
  );
}
const PENALTY = { penalty: 'tripChange.lost' } as const;
const CONFIRM = {
  agree: 'tripChange.agree',
  confirm: 'tripChange.confirm',
  busy: 'tripChange.busy',
  again: 'tripChange.again',
  until: 'tripChange.until',
} as const;

function Done({ trip, by, done, comparison }: ChangeFlowProps & { readonly done: BookingChange }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="change__main">
      <h1 ref={heading} tabIndex={-1} className="display-l">
        {t('tripChange.done.title')}
      </h1>
      <p className="text-2">{t('tripChange.done.text', { by, email: trip.email })}</p>
      {comparison(done)}
      <ChangeCosts quoted={done} words={PENALTY} />
      <div>
        <TripLink trip={trip} variant="primary" label={t('tripChange.done.action')} />
      </div>
    </div>
  );
}

type StopProps = Pick<ChangeFlowProps, 'trip'> & {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

/** An end of the flow that leaves the trip as it is. */
function Stop({ trip, title, children, actions }: StopProps) {
  const t = useText();
  return (
    <Problem
      title={title}
      actions={
        <>
          {actions}
          <TripLink trip={trip} variant="secondary" label={t('tripChange.back')} />
        </>
      }
    >
      {children}
    </Problem>
  );
}

function TripLink({
  trip,
  variant,
  label,
}: {
  readonly trip: TripDetail;
  readonly variant: 'primary' | 'secondary';
  readonly label: string;
}) {
  return (
    <Link to="/trips/$bookingId" params={{ bookingId: trip.bookingId }} className={buttonClass({ variant })}>
      {label}
    </Link>
  );
}

function Requested({ trip, by }: ChangeFlowProps) {
  const t = useText();
  const open = trip.cases.find(({ kind, state }) => kind === 'changeRequested' && state !== 'closed');
  return (
    <Stop trip={trip} title={t('tripChange.requested.title')}>
      <p>{t('tripChange.requested.text', { by })}</p>
      {open && <p className="strong">{t('tripChange.case', { code: open.code })}</p>}
    </Stop>
  );
}

/** A call that was refused: the trip is no longer as the page has it, or nobody answers. */
function Refused({ trip, change }: ChangeFlowProps) {
  const t = useText();
  const code = change.error ? codeOf(change.error) : undefined;
  const isOver = code === 'ChangeQuoteExpired';
  const cause = isOver ? 'Expired' : code === 'NotChangeable' ? 'Superseded' : 'SupplierUnavailable';
  return (
    <Stop
      trip={trip}
      title={t('tripChange.failed.title')}
      actions={<Again change={change} hasPrice={isOver} />}
    >
      <p>{code === 'ExcessiveActivity' ? t('tripChange.tooMany') : t(failureText(cause))}</p>
      <p>{t('tripChange.failed.text')}</p>
    </Stop>
  );
}

/** Back to the form, or the same change at what it costs now. */
function Again({ change, hasPrice }: Pick<ChangeFlowProps, 'change'> & { readonly hasPrice: boolean }) {
  const t = useText();
  return (
    <>
      {hasPrice && <Button onClick={change.newPrice}>{t('tripChange.newPrice.see')}</Button>}
      <Button variant={hasPrice ? 'secondary' : 'primary'} onClick={change.again}>
        {t('tripChange.again')}
      </Button>
    </>
  );
}

function Failed({ trip, change, by, failed }: ChangeFlowProps & { readonly failed: BookingChange }) {
  const t = useText();
  const { supportPhone } = useTenant();
  const { failure, ask } = failed;
  if (!failure) return null;
  return (
    <Stop
      trip={trip}
      title={t('tripChange.failed.title')}
      actions={
        <>
          <Again change={change} hasPrice={hasNewPrice(failure)} />
          {isForAgent(failure) && (
            <Button variant="secondary" onClick={() => change.askAgent(ask)}>
              {t('tripChange.agent')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(failureText(failure), { by })}</p>
      <p>{t('tripChange.failed.text')}</p>
      {isForAgent(failure) && (
        <p>
          {t('tripChange.call')} <PhoneLink number={supportPhone} className="nowrap" />
        </p>
      )}
    </Stop>
  );
}
