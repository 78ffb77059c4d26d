/** A person's own data: download it, have it erased, and see what they've allowed. */
import type { PersonalData } from '@sojourn/contract/personal-data.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { ApiError } from '@sojourn/web/api/api-error.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EraseQuestion } from './erase-question.tsx';
import './personal-data.css';
import { personalDataQuery, usePersonalDataDeeds } from './use-personal-data.ts';

/** Nothing for an agent in the customer's place, whom the server refuses. */
export function PersonalDataPart() {
  const t = useText();
  const { data, error, refetch } = useQuery(personalDataQuery);
  if (error instanceof ApiError && error.status === 403) return null;
  return (
    <section className="personal-data" aria-labelledby="personal-data-title">
      <h2 id="personal-data-title" className="title-m">
        {t('profileData.title')}
      </h2>
      {error ? (
        <Banner
          tone="bad"
          live="alert"
          action={
            <Button variant="secondary" size="s" onClick={() => void refetch()}>
              {t('shell.retry')}
            </Button>
          }
        >
          {t('profileData.failed')}
        </Banner>
      ) : data ? (
        <Card className="personal-data__card">
          <Export />
          <Erase about={data} />
          <Consents consents={data.consents} />
        </Card>
      ) : (
        <Skeleton height={280} radius={14} />
      )}
    </section>
  );
}

function Export() {
  const t = useText();
  const { save } = usePersonalDataDeeds();
  return (
    <div className="personal-data__part">
      <div>
        <h3 className="title-s">{t('profileData.export.title')}</h3>
        <p className="small text-2">{t('profileData.export.text')}</p>
      </div>
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {t('profileData.export.button')}
      </Button>
      {save.isError && (
        <Banner tone="bad" live="alert">
          {t('profileData.export.failed')}
        </Banner>
      )}
    </div>
  );
}

/** Those that end by themselves; the other two are shown instead of the button. */
const ENDING = ['trips', 'payments', 'refunds', 'cases'] as const;

function Erase({ about }: { readonly about: PersonalData }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { withdraw } = usePersonalDataDeeds();
  const heading = useRef<HTMLHeadingElement>(null);
  const { erasure, waitsFor } = about;
  const isWaiting = erasure !== null;
  const was = useRef(isWaiting);
  // The button that was pressed is gone, and under the question nothing takes the focus
  useEffect(() => {
    if (asking || was.current === isWaiting) return;
    was.current = isWaiting;
    heading.current?.focus();
  }, [isWaiting, asking]);
  const never = waitsFor.find((each) => each === 'company' || each === 'agent');
  const waits = ENDING.filter((each) => waitsFor.includes(each));
  return (
    <div className="personal-data__part">
      <div>
        <h3 ref={heading} className="title-s" tabIndex={-1}>
          {t('profileData.erase.title')}
        </h3>
        <p className="small text-2">{t(never ? `profileData.wait.${never}` : 'profileData.erase.text')}</p>
      </div>
      {erasure ? (
        <Waiting dueAt={erasure.dueAt} withdraw={withdraw} />
      ) : (
        !never && (
          <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('profileData.erase.button')}
          </Button>
        )
      )}
      {!erasure && withdraw.isSuccess && (
        <Banner className="personal-data__wide" tone="good" live="status">
          {t('profileData.erase.kept')}
        </Banner>
      )}
      {!never && waits.length > 0 && (
        <div className="small personal-data__wide">
          <p>{t('profileData.wait.title')}</p>
          <ul className="personal-data__waits">
            {waits.map((each) => (
              <li key={each}>{t(`profileData.wait.${each}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <EraseQuestion open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

type WaitingProps = Pick<NonNullable<PersonalData['erasure']>, 'dueAt'> &
  Pick<ReturnType<typeof usePersonalDataDeeds>, 'withdraw'>;
function Waiting({ dueAt, withdraw }: WaitingProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <Banner
      className="personal-data__wide"
      tone={withdraw.isError ? 'bad' : 'warn'}
      live="status"
      action={
        <Button size="s" variant="secondary" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('profileData.erase.withdraw')}
        </Button>
      }
    >
      {withdraw.isError
        ? t('profileData.erase.withdraw.failed')
        : t('profileData.erase.waiting', { day: formatInstantDay(dueAt, locale, 'year') })}
    </Banner>
  );
}

function Consents({ consents }: Pick<PersonalData, 'consents'>) {
  const t = useText();
  const locale = useLocale();
  const day = (at: PersonalData['consents'][number]['givenAt']) => formatInstantDay(at, locale, 'year');
  return (
    <div className="personal-data__part">
      <h3 className="title-s">{t('profileData.consents.title')}</h3>
      {consents.length === 0 ? (
        <p className="small text-2 personal-data__wide">{t('profileData.consents.none')}</p>
      ) : (
        <ul className="personal-data__consents personal-data__wide">
          {consents.map(({ kind, givenAt, endedAt }) => (
            <li key={`${kind}${givenAt}`} className="small">
              <span>{t(`profileData.consents.${kind}`)}</span>
              <span className="text-2">
                {endedAt
                  ? t('profileData.consents.until', { from: day(givenAt), until: day(endedAt) })
                  : t('profileData.consents.since', { from: day(givenAt) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
