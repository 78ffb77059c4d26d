import type { Approval } from '@sojourn/contract/approvals.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import { type ApprovalId, isId } from '@sojourn/domain/ids.ts';
import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { ApprovalClock } from '@sojourn/web/approvals/approval-clock.tsx';
import { ApprovalTag } from '@sojourn/web/approvals/approval-tag.tsx';
import { isWaiting } from '@sojourn/web/approvals/approval-view.ts';
import { partsToDecide } from '@sojourn/web/approvals/decision-view.ts';
import { LimitMeter } from '@sojourn/web/approvals/limit-meter.tsx';
import { PolicyChanged } from '@sojourn/web/approvals/policy-changed.tsx';
import { RefusedParts } from '@sojourn/web/approvals/refused-parts.tsx';
import { RequestFields } from '@sojourn/web/approvals/request-fields.tsx';
import { TripParts } from '@sojourn/web/approvals/trip-parts.tsx';
import { useTravelers } from '@sojourn/web/approvals/use-travelers.ts';
import { formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { BrokenRules } from '@sojourn/web/policy/broken-rules.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Lock, LockOpen, UsersRound } from 'lucide-react';
import { NextSteps } from '#shared/approvals/next-steps.tsx';
import { useApproval, useDecide } from '#shared/approvals/use-approvals.ts';
import { ErrorProblem } from '#shared/error-problem.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import './approvals.css';
import { DecisionBar } from '@sojourn/web/approvals/decision-bar.tsx';
import { Outcome } from '@sojourn/web/approvals/outcome.tsx';
import { Link } from '#shared/router/link.tsx';
import { useParams } from '#shared/router/use-place.ts';
import { MissingRequest } from './missing-request.tsx';
import { RequestAside } from './request-aside.tsx';

/** One request, the same for its traveler and for those who decide. */
export function ApprovalPage() {
  const { requestId } = useParams('/approvals/$requestId');
  return isId('apr', requestId) ? <Loaded key={requestId} requestId={requestId} /> : <MissingRequest />;
}

function Loaded({ requestId }: { readonly requestId: ApprovalId }) {
  const t = useText();
  const { data, error, refetch } = useApproval(requestId);
  useTitle(data?.title ?? t('approvals.title'));
  if (data) return <Shown request={data} />;
  if (error && codeOf(error) === 'NotFound') return <MissingRequest />;
  return (
    <div className="wrap approvals">
      {error ? (
        <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="visually-hidden">{t('approvals.loading')}</span>
          <Skeleton height={320} radius={14} />
        </div>
      )}
    </div>
  );
}

function Shown({ request }: { readonly request: Approval }) {
  const t = useText();
  const { isOwn, isForOthers, requester, code, title, steps } = request;
  const names = useTravelers(request);
  const decide = useDecide();
  const parts = partsToDecide(request);
  const next = steps.find(({ decision }) => decision === null) ?? steps.at(-1);
  const approver = next?.approver.name ?? '';
  return (
    <article className="wrap approvals">
      <BackLink>
        <Link to="/approvals" search={{ of: isOwn ? 'mine' : 'toDecide' }}>
          {t('approvals.title')}
        </Link>
      </BackLink>
      <header className="approvals__top">
        <div>
          <h1 className="display-l">{title}</h1>
          <p className="text-2">{t('approvals.for', { code, name: names })}</p>
          {isForOthers && (
            <p className="small text-2 row gap-2 approvals__by">
              <UsersRound className="icon icon--s" aria-hidden="true" />
              {t(isOwn ? 'approvals.byYou' : 'approvals.by', { name: requester.name })}
            </p>
          )}
        </div>
        <ApprovalTag {...request} />
      </header>
      <div className="approvals__columns">
        <div className="approvals__main">
          <RefusedParts decided={decide.data} />
          <Outcome request={request} />
          <PolicyChanged request={request} />
          {isWaiting(request) && (
            <Card padded>
              <ApprovalClock request={request} otherName={isOwn ? approver : requester.name} />
            </Card>
          )}
          <Requested request={request} />
          {(request.kind === 'mandate' || request.now) && request.state !== 'booked' && (
            <Card as="section" padded aria-labelledby="approval-limit">
              <h2 id="approval-limit" className="title-l approvals__heading">
                {t('approvals.limit.title')}
              </h2>
              <LimitMeter {...request} />
            </Card>
          )}
          {isWaiting(request) && (
            <Card as="section" clip aria-labelledby="approval-next">
              <h2 id="approval-next" className="title-l approvals__inset">
                {t('approvals.next.title')}
              </h2>
              <NextSteps {...request} name={approver} hasOthers={request.trip.some(isWaiting)} />
            </Card>
          )}
          {parts.length > 0 && <DecisionBar request={request} parts={parts} decide={decide} />}
        </div>
        <RequestAside request={request} />
      </div>
    </article>
  );
}

function Requested({ request }: { readonly request: Approval }) {
  const t = useText();
  const locale = useLocale();
  const { zone, tier, broken, bookingId, isOwn } = request;
  const days = [request.startsAt, request.endsAt].map((at) => localAt(at, zone).slice(0, 10));
  return (
    <Card as="section" clip aria-labelledby="approval-requested">
      <div className="approvals__inset approval-item">
        <div>
          <h2 id="approval-requested" className="title-l">
            {t(isOwn ? 'approvals.requested.own' : 'approvals.requested.title')}
          </h2>
          <p className="small text-2">
            {[request.subtitle, formatDateRange(days[0] as never, days[1] as never, locale)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <b className="money-l num">{formatMoney(request.requested, locale)}</b>
      </div>
      <div className="approvals__inset approvals__rules">
        <RequestFields part={request} />
        <BrokenRules policy={{ tier, broken }} />
      </div>
      {isWaiting(request) && <HoldLine request={request} />}
      {bookingId && isOwn && (
        <div className="approvals__inset">
          <Link
            to="/trips/$bookingId"
            params={{ bookingId }}
            className={buttonClass({ variant: 'secondary', size: 's' })}
          >
            {t('approvals.trip')}
          </Link>
        </div>
      )}
      <TripParts
        request={request}
        className="approvals__inset approvals__others"
        renderTitle={({ requestId, title }) => (
          <Link to="/approvals/$requestId" params={{ requestId }} className="link">
            {title}
          </Link>
        )}
        renderAction={({ requestId, offers }) =>
          offers.includes('sendAgain') && (
            <Link to="/approvals/$requestId/other" params={{ requestId }} className="link small">
              {t('approvals.chooseOther')}
            </Link>
          )
        }
      />
    </Card>
  );
}

/** What is booked, held or neither, while a decision is due. */
function HoldLine({ request: { kind, heldUntil, freeUntil } }: { readonly request: Approval }) {
  const t = useText();
  const locale = useLocale();
  const free = freeUntil && formatReaderDeadline(freeUntil, locale);
  return (
    <p className="small approvals__inset approvals__hold">
      {kind === 'review' || heldUntil ? (
        <Lock className="icon icon--s" aria-hidden="true" />
      ) : (
        <LockOpen className="icon icon--s" aria-hidden="true" />
      )}
      {kind === 'review' && free
        ? t('approvals.hold.booked', { until: free })
        : heldUntil
          ? t('approvals.hold.held', { until: formatReaderDeadline(heldUntil, locale) })
          : t('approvals.hold.none')}
    </p>
  );
}
