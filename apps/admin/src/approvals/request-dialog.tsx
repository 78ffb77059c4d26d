/** One request, as its approvers see it in the booking portal, and deciding it. */
import type { CompanyApproval } from '@sojourn/contract/admin/approval-calls.ts';
import type { Approval } from '@sojourn/contract/approvals.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { ApprovalClock } from '@sojourn/web/approvals/approval-clock.tsx';
import { isWaiting } from '@sojourn/web/approvals/approval-view.ts';
import { DecisionBar } from '@sojourn/web/approvals/decision-bar.tsx';
import { partsToDecide } from '@sojourn/web/approvals/decision-view.ts';
import { LimitMeter } from '@sojourn/web/approvals/limit-meter.tsx';
import { Outcome } from '@sojourn/web/approvals/outcome.tsx';
import { PolicyChanged } from '@sojourn/web/approvals/policy-changed.tsx';
import { RefusedParts } from '@sojourn/web/approvals/refused-parts.tsx';
import { RequestFields } from '@sojourn/web/approvals/request-fields.tsx';
import { TripParts } from '@sojourn/web/approvals/trip-parts.tsx';
import { useTravelers } from '@sojourn/web/approvals/use-travelers.ts';
import { WhoDecides } from '@sojourn/web/approvals/who-decides.tsx';
import { BrokenRules } from '@sojourn/web/policy/broken-rules.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useCompanyApproval, useDecide } from './use-approvals.ts';

type RequestDialogProps = { readonly line: CompanyApproval; readonly onClose: () => void };

export function RequestDialog({ line, onClose }: RequestDialogProps) {
  const t = useText();
  const names = useTravelers(line);
  const { data, error } = useCompanyApproval(line.requestId);
  return (
    <Modal
      open
      onClose={onClose}
      size="l"
      eyebrow={t('approvals.for', { code: line.code, name: names })}
      title={line.title}
      closeLabel={t('shell.close')}
    >
      {data ? (
        <Shown request={data} />
      ) : error ? (
        <DeedProblem thrown={error} />
      ) : (
        <Skeleton height={320} radius={14} />
      )}
    </Modal>
  );
}

function Shown({ request }: { readonly request: Approval }) {
  const t = useText();
  const locale = useLocale();
  const decide = useDecide();
  const parts = partsToDecide(request);
  const { requester, tier, broken, zone, isOwn, kind } = request;
  const days = [request.startsAt, request.endsAt].map((at) => localAt(at, zone).slice(0, 10));
  return (
    <div className="request-dialog">
      <RefusedParts decided={decide.data} />
      <Outcome request={request} />
      <PolicyChanged request={request} />
      {isWaiting(request) && <ApprovalClock request={request} otherName={requester.name} />}
      <section className="request-dialog__part" aria-labelledby="request-what">
        <div className="row row--between gap-3">
          <h3 id="request-what" className="title-m">
            {t('approvals.requested.title')}
          </h3>
          <b className="money-l num">{formatMoney(request.requested, locale)}</b>
        </div>
        <p className="small text-2">
          {[request.subtitle, formatDateRange(days[0] as never, days[1] as never, locale)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <RequestFields part={request} />
        <BrokenRules policy={{ tier, broken }} />
      </section>
      {(kind === 'mandate' || request.now) && request.state !== 'booked' && (
        <section className="request-dialog__part" aria-labelledby="request-limit">
          <h3 id="request-limit" className="title-m">
            {t('approvals.limit.title')}
          </h3>
          <LimitMeter {...request} />
        </section>
      )}
      <section className="request-dialog__part">
        <WhoDecides request={request} />
      </section>
      <TripParts request={request} className="request-dialog__part" renderTitle={({ title }) => title} />
      {parts.length > 0 && <DecisionBar request={request} parts={parts} decide={decide} />}
      {isWaiting(request) && isOwn && (
        <Banner tone="info" size="s">
          {t('adminApprovals.own')}
        </Banner>
      )}
    </div>
  );
}
