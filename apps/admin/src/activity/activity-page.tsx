/** Who has done what in the company. Entries are never altered. */

import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { parseDate } from '@sojourn/domain/dates.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHead } from '#app/page-head.tsx';
import { TableScroll } from '#list/table-scroll.tsx';
import { Changes } from './changes.tsx';

/** What has words of its own; a newer server may know more. */
const KINDS: readonly string[] = [
  'created',
  'goLive',
  'suspend',
  'resume',
  'publishTerms',
  'personAdded',
  'personChanged',
  'personDeactivated',
  'personReactivated',
  'peopleInvited',
  'peopleImported',
  'tierAdded',
  'tierChanged',
  'settingsChanged',
  'fieldsChanged',
  'travelersViewed',
  'travelersMessaged',
  'travelerSafe',
  'travelerNeedsHelp',
  'arrangerAllowed',
  'arrangerEnded',
  'approvalSent',
  'approvalSentAgain',
  'approvalApproved',
  'approvalDeclined',
  'approvalWithdrawn',
  'approvalLapsed',
  'approvalKept',
  'approvalUndecidedCanceled',
  'approvalReturned',
  'approvalBooked',
  'coverSet',
  'coverEnded',
];

export function ActivityPage() {
  const t = useText();
  const locale = useLocale();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['events'],
    queryFn: ({ signal, pageParam }) =>
      api.listAdminEvents({ query: pageParam === null ? {} : { before: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const events = data?.pages.flatMap((page) => page.events);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <PageHead title={t('admin.activity.title')} />
      {error && <DeedProblem thrown={error} />}
      {!events && !error && <Skeleton height={400} radius={14} />}
      {events && (
        <section className="panel">
          <p className="panel__head small text-2">{t('admin.activity.text')}</p>
          <TableScroll label={t('admin.activity.title')}>
            <table className="table">
              <thead>
                <tr>
                  <th>{t('admin.activity.when')}</th>
                  <th>{t('admin.activity.who')}</th>
                  <th>{t('admin.activity.what')}</th>
                </tr>
              </thead>
              <tbody>
                {events.map((event) => (
                  <Row key={event.position} event={event} time={time} />
                ))}
              </tbody>
            </table>
          </TableScroll>
        </section>
      )}
      {hasNextPage && (
        <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('admin.more')}
        </Button>
      )}
    </>
  );
}

type RowProps = {
  readonly event: OutputOf<Calls['listAdminEvents']>['events'][number];
  readonly time: Intl.DateTimeFormat;
};
function Row({ event, time }: RowProps) {
  const t = useText();
  const locale = useLocale();
  const { kind, about, by, isAutomatic, for: whom, at, changes, text } = event;
  const day = parseDate(about ?? '');
  const named = day ? formatDate(day, locale, 'year') : (about ?? '');
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(whom);
  return (
    <tr>
      <td className="nowrap text-2 num">{time.format(new Date(at))}</td>
      <td className="nowrap">
        {by ?? t(isAutomatic ? 'adminActivity.automatic' : 'admin.activity.operator')}
      </td>
      <td className="table__text">
        {KINDS.includes(kind)
          ? t(`admin.event.${kind}` as MessageId, { about: named, count: Number(about) || 0 })
          : t('admin.event.other', { kind })}
        {names !== '' && names !== by && <p className="small text-2">{t('adminActivity.for', { names })}</p>}
        {kind !== 'personAdded' && <Changes changes={changes} isFirst={kind === 'approvalSent'} />}
        {text && (
          <p className="small text-2">
            {kind === 'travelersMessaged' ? text : t('adminActivity.note', { note: text })}
          </p>
        )}
      </td>
    </tr>
  );
}
