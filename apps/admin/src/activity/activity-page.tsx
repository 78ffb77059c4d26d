/** Who has done what in the company. Entries are never altered. */

import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHead } from '#app/page-head.tsx';

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
];

const FIELDS: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'role',
  'tierId',
  'department',
  'costCenter',
  'managerId',
];

type Change = { readonly field: string; readonly from: string; readonly to: string };

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const t = useText();
  const named = (field: string) =>
    FIELDS.includes(field) ? t(`admin.change.${field}` as MessageId) : t('admin.change.other', { field });
  const nothing = t('admin.change.nothing');
  return (
    <ul className="small text-2">
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {t('admin.change.line', { field: named(field), from: from || nothing, to: to || nothing })}
        </li>
      ))}
    </ul>
  );
}

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
  const text = (kind: string, about: string | null) =>
    KINDS.includes(kind)
      ? t(`admin.event.${kind}` as MessageId, { about: about ?? '', count: Number(about) || 0 })
      : t('admin.event.other', { kind });
  return (
    <>
      <PageHead title={t('admin.activity.title')} />
      {error && <DeedProblem thrown={error} />}
      {!events && !error && <Skeleton height={400} radius={14} />}
      {events && (
        <section className="panel">
          <p className="panel__head small text-2">{t('admin.activity.text')}</p>
          <div className="table-scroll">
            <table className="table">
              <thead>
                <tr>
                  <th>{t('admin.activity.when')}</th>
                  <th>{t('admin.activity.who')}</th>
                  <th>{t('admin.activity.what')}</th>
                </tr>
              </thead>
              <tbody>
                {events.map(({ position, kind, about, by, at, changes, text: written }) => (
                  <tr key={position}>
                    <td className="nowrap text-2 num">{time.format(new Date(at))}</td>
                    <td className="nowrap">{by ?? t('admin.activity.operator')}</td>
                    <td>
                      {text(kind, about)}
                      {kind === 'personChanged' && <Changes changes={changes} />}
                      {written && <p className="small text-2">{written}</p>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
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
