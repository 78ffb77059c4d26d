/** Homes that aren't free for the dates but nearly, at the dates and the total for which they are. */
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { Tag } from '@sojourn/ui/content/tag.tsx';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { CalendarClock } from 'lucide-react';
import { ruleTag } from '#home/pages/shared/rule-words.ts';
import type { NearHomeCard } from '#home/wire/home-search.ts';
import type { HomeCriteria } from '../search/home-criteria.ts';
import { HomeResult } from './home-result.tsx';
import './near-homes.css';

type NearHomeProps = {
  readonly near: NearHomeCard;
  readonly criteria: HomeCriteria;
  readonly isActive: boolean;
  readonly onPoint: (homeId: string | undefined) => void;
};

function NearHome({ near: { home, violations, near }, criteria, isActive, onPoint }: NearHomeProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { checkIn, checkOut } = near;
  const { party } = criteria;
  const more = nightsBetween(checkIn, checkOut) - nightsBetween(criteria.checkIn, criteria.checkOut);
  const [first] = violations;
  const searched = { checkIn: criteria.checkIn, checkOut: criteria.checkOut };
  return (
    <HomeResult
      home={home}
      place={{ homeId: home.homeId, checkIn, checkOut, party, searched }}
      isActive={isActive}
      onPoint={onPoint}
      tag={
        <Tag tone="warn" icon={<CalendarClock aria-hidden="true" />}>
          {more > 0 ? t('homeResults.near.needs', { nights: more }) : t('homeResults.near.dates')}
        </Tag>
      }
      instead={
        <>
          <span className="small row gap-2 home-result__term home-result__term--warn">
            <CalendarClock className="icon icon--s" aria-hidden="true" />
            {first ? toText(ruleTag(first, locale)) : t('homeResults.near.notFree')}
          </span>
          <b className="small text-brand near-home__try">
            {t('homeResults.near.try', { dates: formatDateRange(checkIn, checkOut, locale) })}
          </b>
        </>
      }
    />
  );
}

/** Two rows. */
const SHOWN = 6;

type NearHomesProps = {
  readonly homes: readonly NearHomeCard[];
  readonly total: number;
  readonly criteria: HomeCriteria;
  readonly activeId: string | undefined;
  readonly onPoint: (homeId: string | undefined) => void;
};

export function NearHomes({ homes, total, criteria, activeId, onPoint }: NearHomesProps) {
  const t = useText();
  if (homes.length === 0) return null;
  return (
    <section className="near-homes" aria-labelledby="near-homes">
      <h2 id="near-homes" className="display-s">
        {t('homeResults.near.title')}
      </h2>
      <p className="small text-2">{t('homeResults.nearCount', { count: total })}</p>
      <div className="results__cards">
        {homes.slice(0, SHOWN).map((near) => (
          <NearHome
            key={near.home.homeId}
            near={near}
            criteria={criteria}
            isActive={near.home.homeId === activeId}
            onPoint={onPoint}
          />
        ))}
      </div>
    </section>
  );
}
