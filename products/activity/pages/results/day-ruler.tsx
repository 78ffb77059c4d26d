/** The days of the search: how many activities each has, and what of the trip is in the way. */
import { toggled } from '@sojourn/portal/shared/results/toggled.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { withFilter } from '@sojourn/web/search/filters.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Check } from 'lucide-react';
import './day-ruler.css';
import { ruledDays } from './ruled-days.ts';
import type { Page } from './use-activities-page.ts';

export function DayRuler({ page }: { readonly page: Page }) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const { answer, url, setFilters, shortName } = page;
  const found = answer.results.page;
  if (!found || found.facets.dates.length < 2) return null;
  const chosen = url.filters.dates ?? [];
  const days = ruledDays(found);
  // Nothing to choose, and with a keyboard nothing to scroll by
  if (chosen.length === 0 && days.every(({ count }) => count === 0)) return null;
  const kind = found.hasTrip ? 'trip' : 'plain';
  return (
    <section className="day-ruler" aria-label={t(`activityResults.days.${kind}`, { place: shortName })}>
      <div className="row row--wrap gap-2 day-ruler__head">
        <h2 className="title-s">{t(`activityResults.days.${kind}`, { place: shortName })}</h2>
        <p className="small text-2">{t(`activityResults.days.${kind}.text`)}</p>
      </div>
      <ul className="day-ruler__days">
        {days.map(({ date, count, fits, booked }) => {
          const isOn = chosen.includes(date);
          return (
            <li key={date}>
              <button
                type="button"
                className={classNames('day-ruler__day', isOn && 'day-ruler__day--on')}
                aria-pressed={isOn}
                disabled={count === 0 && !isOn}
                onClick={() =>
                  setFilters(withFilter(url.filters, 'dates', toggled(chosen, date as string, !isOn).sort()))
                }
              >
                <span className="day-ruler__date">
                  {isOn && <Check className="icon icon--s" aria-hidden="true" />}
                  {formatDate(date, locale)}
                </span>
                {found.hasTrip && (
                  <span className="day-ruler__bar" aria-hidden="true">
                    <span style={{ inlineSize: `${Math.round(fits * 100)}%` }} />
                  </span>
                )}
                {found.hasTrip && (
                  <span className="small text-2">
                    {booked ? toText(booked) : t('activityResults.days.nothing')}
                  </span>
                )}
                <span className="small day-ruler__count">
                  {t(found.hasTrip ? 'activityResults.days.fit' : 'activityResults.days.count', { count })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
