import { useText } from '@sojourn/web/text/use-text.tsx';
import { Accessibility, Baby, Check, CloudSun, type LucideIcon, Umbrella, X } from 'lucide-react';
import type { ActivityDetail } from '#activity/wire/activity-detail.ts';
import './shop-sections.css';

const GOOD_FOR: Readonly<Record<ActivityDetail['activity']['goodFor'][number], LucideIcon>> = {
  wheelchair: Accessibility,
  youngChildren: Baby,
  rain: Umbrella,
};

type ListProps = { readonly items: readonly string[]; readonly icon: LucideIcon; readonly tone?: string };

function Marked({ items, icon: Icon, tone = 'good' }: ListProps) {
  return (
    <ul className={`marked-list marked-list--${tone}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon className="icon icon--s" aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** What's included, what isn't, what to bring and whom it's good for. */
export function IncludedSection({ detail }: { readonly detail: ActivityDetail }) {
  const t = useText();
  const { included, notIncluded, bring, activity } = detail;
  const { goodFor, needsWeather } = activity;
  return (
    <div className="shop-columns">
      <section aria-labelledby="activity-included">
        <h2 id="activity-included" className="display-s">
          {t('activityShop.included')}
        </h2>
        <Marked items={included} icon={Check} />
      </section>
      <section aria-labelledby="activity-excluded">
        {notIncluded.length > 0 && (
          <>
            <h2 id="activity-excluded" className="display-s">
              {t('activityShop.notIncluded')}
            </h2>
            <Marked items={notIncluded} icon={X} tone="quiet" />
          </>
        )}
        {bring.length > 0 && (
          <>
            <h3
              id={notIncluded.length > 0 ? undefined : 'activity-excluded'}
              className="title-s shop-columns__more"
            >
              {t('activityShop.bring')}
            </h3>
            <Marked items={bring} icon={Check} tone="quiet" />
          </>
        )}
        {(goodFor.length > 0 || needsWeather) && (
          <>
            <h3 className="title-s shop-columns__more">{t('activityShop.know')}</h3>
            <ul className="marked-list marked-list--quiet">
              {goodFor.map((what) => {
                const Icon = GOOD_FOR[what];
                return (
                  <li key={what}>
                    <Icon className="icon icon--s" aria-hidden="true" />
                    {t(`activity.goodFor.${what}`)}
                  </li>
                );
              })}
              {needsWeather && (
                <li>
                  <CloudSun className="icon icon--s" aria-hidden="true" />
                  {t('activityShop.weather')}
                </li>
              )}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}
