/** The requests of a view, a page at a time. */
import type { CompanyApproval } from '@sojourn/contract/admin/approval-calls.ts';
import type { ApprovalView } from '@sojourn/domain/approvals/approval-state.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDuration, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { ApprovalTag } from '@sojourn/web/approvals/approval-tag.tsx';
import { isUrgent, isWaiting, minutesLeft } from '@sojourn/web/approvals/approval-view.ts';
import { tripTotal } from '@sojourn/web/approvals/decision-view.ts';
import { PolicyChangedTag } from '@sojourn/web/approvals/policy-changed.tsx';
import { useNow } from '@sojourn/web/approvals/use-now.ts';
import { useTravelers } from '@sojourn/web/approvals/use-travelers.ts';
import { formatInstant, formatReaderDeadline } from '@sojourn/web/format-instant.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Clock, ClockAlert, Inbox } from 'lucide-react';
import { ListHead, NothingFound } from '#list/list-frame.tsx';
import type { useCompanyApprovals } from './use-approvals.ts';

type RequestListProps = {
  readonly view: ApprovalView;
  readonly found: ReturnType<typeof useCompanyApprovals>;
  readonly onOpen: (request: CompanyApproval) => void;
};

export function RequestList({ view, found, onOpen }: RequestListProps) {
  const t = useText();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const requests = data?.pages.flatMap((page) => page.requests);
  if (!requests) return error ? <DeedProblem thrown={error} /> : <Skeleton height={320} />;
  if (requests.length === 0)
    return (
      <NothingFound icon={Inbox} title={t(`adminApprovals.none.${view}`)}>
        {t('adminApprovals.noneText')}
      </NothingFound>
    );
  const total = data?.pages[0]?.counts[view] ?? requests.length;
  return (
    <div className="queue-list">
      <ListHead
        names={[
          t('adminApprovals.request'),
          t('adminPeople.tier'),
          t(view === 'waiting' ? 'adminApprovals.decides' : 'adminApprovals.state'),
          t(view === 'waiting' ? 'adminApprovals.due' : 'adminApprovals.was'),
          t('adminApprovals.price'),
        ]}
      />
      <ul className="queue" aria-label={t('adminApprovals.count', { count: total })}>
        {requests.map((request) => (
          <Row key={request.requestId} request={request} onOpen={onOpen} />
        ))}
      </ul>
      <div className="panel__foot">
        <p className="small text-2" role="status">
          {t('adminApprovals.shown', { shown: requests.length, total })}
        </p>
        {hasNextPage && (
          <Button
            size="s"
            variant="secondary"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('admin.more')}
          </Button>
        )}
      </div>
    </div>
  );
}

type RowProps = { readonly request: CompanyApproval; readonly onOpen: RequestListProps['onOpen'] };

function Row({ request, onOpen }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { title, code, tier, price, next, isYours, requester, travelers, isForOthers, parts } = request;
  const names = useTravelers(request);
  const list = (titles: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(titles);
  return (
    <li className="list-row queue__row">
      <span className="list-who queue__who">
        <Avatar name={travelers[0] ?? requester.name} tint size="s" />
        <span className="list-name">
          <button type="button" className="list-open title-s" onClick={() => onOpen(request)}>
            {title}
          </button>
          <span className="small text-2">
            {isForOthers ? t('adminApprovals.by', { names, name: requester.name }) : names} · {code}
          </span>
          {parts.length > 0 && (
            <span className="small text-2">
              {t('adminApprovals.with', { titles: list(parts.map((part) => part.title)) })}
            </span>
          )}
          <PolicyChangedTag request={request} />
        </span>
      </span>
      <span className="queue__tier">{tier}</span>
      <span className="queue__decides">
        {isWaiting(request) ? (
          <span className={isYours ? undefined : 'text-2'}>{next?.name}</span>
        ) : (
          <ApprovalTag {...request} />
        )}
      </span>
      <Due request={request} />
      <b className="queue__price num">{formatMoney(tripTotal(request) ?? price, locale)}</b>
    </li>
  );
}

function Due({ request }: Pick<RowProps, 'request'>) {
  const t = useText();
  const locale = useLocale();
  const now = useNow();
  const { decideBy, sentAt } = request;
  if (!isWaiting(request))
    return <span className="queue__due small text-2 num">{formatInstant(sentAt, locale)}</span>;
  const minutes = minutesLeft(decideBy, now);
  const urgent = isUrgent(decideBy, now);
  const Icon = urgent ? ClockAlert : Clock;
  return (
    <span className="queue__due" data-urgent={urgent}>
      <Icon className="icon icon--s" aria-hidden="true" />
      <span>
        <b className="num">
          {minutes === 0
            ? t('approvals.clock.over')
            : t('approvals.clock.left', { time: formatDuration(minutes, locale) })}
        </b>
        <span className="small text-2 num queue__by">{formatReaderDeadline(decideBy, locale)}</span>
      </span>
    </span>
  );
}
