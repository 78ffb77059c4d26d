/** The queue: what is due first, in a few views, page by page. Arrows move through it. */
import type { DeskCaseLine, DeskView } from '@sojourn/contract/desk/parts.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { To } from '@sojourn/web/site/location.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import { casePath } from '#app/paths.ts';
import { caseKind } from './case-kind.ts';
import { DueTag } from './due-tag.tsx';
import { useDesk, useQueue } from './use-queue.ts';
import { moveByArrows } from './walk-queue.ts';

const VIEWS: readonly DeskView[] = ['toDo', 'mine', 'unassigned', 'waiting', 'approvals', 'resolved'];

export function Queue({ currentId }: { readonly currentId: string | null }) {
  const t = useText();
  const [view, setView] = useState<DeskView>('toDo');
  const { data: desk } = useDesk();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useQueue(view);
  const cases = data?.pages.flatMap((page) => page.cases);
  const problem = useErrorTexts(codeOf(error));
  const countOf = (each: DeskView) => (each === 'resolved' ? null : (desk?.counts[each] ?? null));
  return (
    <section className="queue" aria-labelledby="queue-title">
      <div className="row row--between queue__head">
        <h2 id="queue-title" className="title-l">
          {t('desk.queue.title')}
        </h2>
        <SelectField
          label={t('desk.queue.view')}
          labelHidden
          size="s"
          value={view}
          onChange={(event) => setView(event.target.value as DeskView)}
        >
          {VIEWS.map((each) => (
            <option key={each} value={each}>
              {countOf(each) === null
                ? t(`desk.view.${each}`)
                : t('desk.view.counted', { view: t(`desk.view.${each}`), count: countOf(each) ?? 0 })}
            </option>
          ))}
        </SelectField>
      </div>
      {!cases && !error && <Skeleton height={320} radius={14} />}
      {!cases && error && (
        <div className="queue__none">
          <p>{problem.title}</p>
          <Button size="s" variant="secondary" onClick={() => void refetch()}>
            {t('shell.retry')}
          </Button>
        </div>
      )}
      {cases?.length === 0 && <p className="queue__none text-2">{t(`desk.none.${view}`)}</p>}
      {cases && cases.length > 0 && (
        <ul className="queue__list" onKeyDown={moveByArrows}>
          {cases.map((line) => (
            <QueueItem key={line.caseId} line={line} isCurrent={line.caseId === currentId} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button size="s" variant="tertiary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('desk.queue.more')}
        </Button>
      )}
    </section>
  );
}

function QueueItem({ line, isCurrent }: { readonly line: DeskCaseLine; readonly isCurrent: boolean }) {
  const t = useText();
  const { booking, customer, assignee, caseId, code, viewers } = line;
  const names = viewers.join(', ');
  return (
    <li className="queue__item" data-current={isCurrent || undefined}>
      <div className="row row--between row--top gap-2">
        <To
          href={casePath(caseId)}
          className="queue__link title-s"
          aria-current={isCurrent ? 'page' : undefined}
        >
          {t(caseKind(line))}
        </To>
        <DueTag line={line} />
      </div>
      <p className="small text-2">
        {customer.name}, <span className="num">{booking?.confirmationCode ?? code}</span>
      </p>
      {booking && <p className="small">{booking.title}</p>}
      {assignee && <p className="micro text-3">{t('desk.queue.has', { name: assignee.name })}</p>}
      {viewers.length > 0 && (
        <p className="micro queue__viewers">
          {t(viewers.length === 1 ? 'desk.viewers' : 'desk.viewersMany', { names })}
        </p>
      )}
    </li>
  );
}
