import type { ApprovalLine, ApprovalTrip } from '@sojourn/contract/approvals.ts';
import {
  APPROVAL_VIEWS,
  type ApprovalView,
  WAITING_SHOWN,
} from '@sojourn/domain/approvals/approval-state.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { TabCount, Tabs } from '@sojourn/ui/content/tabs.tsx';
import { EmptyState } from '@sojourn/ui/feedback/empty-state.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatCount, formatDateRange, formatDuration, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { ApprovalTag } from '@sojourn/web/approvals/approval-tag.tsx';
import { isUrgent, isWaiting, minutesLeft } from '@sojourn/web/approvals/approval-view.ts';
import { tripTotal } from '@sojourn/web/approvals/decision-view.ts';
import { PolicyChangedTag } from '@sojourn/web/approvals/policy-changed.tsx';
import { useNow } from '@sojourn/web/approvals/use-now.ts';
import { useTravelers } from '@sojourn/web/approvals/use-travelers.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Clock, ClockAlert } from 'lucide-react';
import { type ListOf, useApprovals, useIsMember } from '#shared/approvals/use-approvals.ts';
import { ErrorProblem } from '#shared/error-problem.tsx';
import { useTitle } from '#shared/text/use-title.ts';
import './approvals.css';
import { Link } from '#shared/router/link.tsx';
import { useNavigate, useSearch } from '#shared/router/use-place.ts';
import { ArrangersCard } from './arrangers/arrangers-card.tsx';
import { CoverCard } from './cover-card.tsx';
import { MissingRequest } from './missing-request.tsx';

const LISTS = ['mine', 'toDecide'] as const satisfies readonly ListOf[];
const listOf = (text: unknown): ListOf => LISTS.find((each) => each === text) ?? 'mine';
const viewOf = (text: unknown): ApprovalView => APPROVAL_VIEWS.find((each) => each === text) ?? 'waiting';

/** One's own requests, and those that one decides about. */
export function ApprovalsPage() {
  const t = useText();
  useTitle(t('approvals.title'));
  if (!useIsMember()) return <MissingRequest />;
  return (
    <div className="wrap approvals">
      <h1 className="display-l">{t('approvals.title')}</h1>
      <Lists />
      <ArrangersCard />
    </div>
  );
}

function Lists() {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const search: { of?: unknown; view?: unknown } = useSearch();
  const [of, view] = [listOf(search.of), viewOf(search.view)];
  const list = useApprovals(of, view);
  const { data, error, refetch } = list;
  const waiting = data?.pages[0]?.waiting;
  const requests = data?.pages.flatMap((page) => page.requests);
  return (
    <>
      <div className="approvals__head">
        <Tabs label={t('approvals.lists')}>
          {LISTS.map((each) => (
            <Link
              key={each}
              to="/approvals"
              search={{ of: each }}
              aria-current={each === of ? 'page' : undefined}
              replace
            >
              {t(`approvals.of.${each}`)}
              {waiting && waiting[each] > 0 && <TabCount>{waitingText(waiting[each], locale)}</TabCount>}
            </Link>
          ))}
        </Tabs>
        <Segmented
          label={t('approvals.views')}
          value={view}
          onChange={(chosen) =>
            void navigate({ to: '/approvals', search: { of, view: chosen }, replace: true })
          }
          options={APPROVAL_VIEWS.map((value) => ({ value, label: t(`approvals.view.${value}`) }))}
        />
      </div>
      {of === 'toDecide' && <CoverCard />}
      {!data && !error && (
        <div role="status">
          <span className="visually-hidden">{t('approvals.loading')}</span>
          <Skeleton height={120} radius={14} />
        </div>
      )}
      {!data && error && <ErrorProblem code={codeOf(error)} onRetry={() => void refetch()} />}
      {requests?.length === 0 && (
        <EmptyState art={{ seed: `approvals ${of}`, kind: 'city' }} title={t(`approvals.empty.${of}.title`)}>
          {t(`approvals.empty.${of}`)}
        </EmptyState>
      )}
      {requests && requests.length > 0 && (
        <>
          <ul className="approvals__list">
            {requests.map((request) => (
              <RequestCard key={request.requestId} request={request} />
            ))}
          </ul>
          {list.hasNextPage && <MoreRequests list={list} />}
          {view === 'waiting' && <p className="small text-2">{t('approvals.listNote')}</p>}
        </>
      )}
    </>
  );
}

function MoreRequests({ list }: { readonly list: ReturnType<typeof useApprovals> }) {
  const t = useText();
  return (
    <Button
      variant="secondary"
      className="approvals__more"
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {t('approvals.more')}
    </Button>
  );
}

const waitingText = (count: number, locale: Parameters<typeof formatCount>[1]): string =>
  count > WAITING_SHOWN ? `${formatCount(WAITING_SHOWN, locale)}+` : formatCount(count, locale);

/** A trip: its first request, and what else of it is in this list. */
function RequestCard({ request }: { readonly request: ApprovalTrip }) {
  const t = useText();
  const locale = useLocale();
  const { requester, isForOthers, isOwn, title, subtitle, price, code, zone, requestId, parts } = request;
  const names = useTravelers(request);
  const days = [request.startsAt, request.endsAt].map((at) => localAt(at, zone).slice(0, 10));
  return (
    <Card as="li" link padded className="approval-row">
      {!isOwn && <Avatar name={request.travelers[0] ?? requester.name} tint />}
      <div className="approval-row__what">
        <Link to="/approvals/$requestId" params={{ requestId }} className="card__link title-m">
          {title}
        </Link>
        <p className="small text-2">
          {[isOwn && !isForOthers ? null : names, subtitle].filter(Boolean).join(' · ')}
        </p>
        {isForOthers && !isOwn && (
          <p className="small text-2">{t('approvals.by', { name: requester.name })}</p>
        )}
        <p className="small text-2 num">
          {formatDateRange(days[0] as never, days[1] as never, locale)} · {t('approvals.code', { code })}
        </p>
        {parts.length > 0 && <OtherParts parts={parts} />}
      </div>
      <div className="approval-row__state">
        <b className="title-m num">{formatMoney(tripTotal(request) ?? price, locale)}</b>
        <ApprovalTag {...request} />
        <PolicyChangedTag request={request} />
        {isWaiting(request) && <Left request={request} />}
      </div>
    </Card>
  );
}

function OtherParts({ parts }: Pick<ApprovalTrip, 'parts'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <ul className="approval-row__parts small" aria-label={t('approvals.sameTrip')}>
      {parts.map(({ requestId, title, price }) => (
        <li key={requestId} className="row row--between gap-3">
          <span>+ {title}</span>
          <span className="num text-2">{formatMoney(price, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

function Left({ request: { decideBy } }: { readonly request: ApprovalLine }) {
  const t = useText();
  const locale = useLocale();
  const now = useNow();
  const urgent = isUrgent(decideBy, now);
  const Icon = urgent ? ClockAlert : Clock;
  return (
    <span className="row gap-1 small num approval-row__left" data-urgent={urgent}>
      <Icon className="icon icon--s" aria-hidden="true" />
      {t('approvals.clock.left', { time: formatDuration(minutesLeft(decideBy, now), locale) })}
    </span>
  );
}
