/** What the agent looked at and did, day by day, as the audit log has it. */
import type { AuditEntry } from '@sojourn/contract/desk/audit-calls.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { formatInstantDay, formatInstantTime } from '@sojourn/web/format-instant.ts';
import { To } from '@sojourn/web/site/location.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CircleAlert, Eye, PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Missing } from '#app/missing.tsx';
import { casePath, customerPath } from '#app/paths.ts';
import { byDay, deedText, portalText, resultText } from './audit-text.ts';
import { type Kind, useOwnDeeds } from './use-audit.ts';
import './audit.css';

export function AuditPage() {
  const t = useText();
  const locale = useLocale();
  const [kind, setKind] = useState<Kind>('all');
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useOwnDeeds(kind);
  useEffect(() => {
    document.title = `${t('desk.audit.title')} · ${t('desk.title')}`;
  }, [t]);
  const entries = data?.pages.flatMap((page) => page.entries);
  if (!entries && error) return <Missing code={codeOf(error)} />;
  return (
    <div className="desk__page">
      <div className="row row--between row--top row--wrap gap-3">
        <div className="audit__head">
          <h1 className="display-s">{t('desk.audit.title')}</h1>
          <p className="text-2">{t('desk.audit.text')}</p>
        </div>
        <Segmented
          label={t('desk.audit.which')}
          value={kind}
          options={[
            { value: 'all', label: t('desk.audit.all') },
            { value: 'act', label: t('desk.audit.acts') },
          ]}
          onChange={setKind}
        />
      </div>
      {!entries && (
        <div role="status">
          <span className="visually-hidden">{t('desk.loading')}</span>
          <Skeleton height={420} radius={14} />
        </div>
      )}
      {entries?.length === 0 && <p className="queue__none text-2">{t('desk.audit.none')}</p>}
      {byDay(entries ?? [], ({ at }) => formatInstantDay(at, locale, 'year')).map(
        ({ day, entries: some }) => (
          <Card as="section" key={day} className="audit__day" aria-label={day}>
            <h2 className="title-s audit__date">{day}</h2>
            <ol>
              {some.map((entry) => (
                <Deed key={entry.seq} entry={entry} />
              ))}
            </ol>
          </Card>
        ),
      )}
      {hasNextPage && (
        <span>
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('desk.audit.more')}
          </Button>
        </span>
      )}
    </div>
  );
}

function Deed({ entry }: { readonly entry: AuditEntry }) {
  const t = useText();
  const locale = useLocale();
  const { at, kind, result, subjects, words } = entry;
  const problem = resultText(entry);
  const Icon = kind === 'view' ? Eye : PenLine;
  return (
    <li className="audit__item">
      <span className="num small text-2 audit__time">{formatInstantTime(at, locale)}</span>
      <Icon className="icon audit__icon" data-kind={kind} aria-hidden="true" />
      <div className="audit__what">
        <p>
          {t(deedText(entry), { deed: t(portalText(entry)) })}
          {subjects.map(({ id, name }) => (
            <span key={id} className="audit__subject">
              <To href={id.startsWith('cas_') ? casePath(id) : customerPath(id)} className="link">
                {name}
              </To>
            </span>
          ))}
        </p>
        {words && (
          <p className="small text-2 audit__words">{t('desk.audit.typed', { words: words.join(' · ') })}</p>
        )}
      </div>
      {problem && (
        <Tag tone="warn" icon={<CircleAlert className="icon icon--xs" aria-hidden="true" />}>
          {t(problem)}
          {result && result !== 'Failed' && (
            <span className="micro"> {t(`errors.${result}.title` as MessageId)}</span>
          )}
        </Tag>
      )}
    </li>
  );
}
