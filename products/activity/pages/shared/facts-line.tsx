import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Clock, Languages, Users } from 'lucide-react';
import type { WireActivityListing } from '#activity/wire/activities.ts';
import { groupText, languagesText, lengthText } from './activity-words.ts';
import './facts-line.css';

type FactsLineProps = {
  readonly activity: Pick<
    WireActivityListing,
    'minutes' | 'groupSize' | 'isPrivate' | 'languages' | 'availability'
  >;
};

/** How long it lasts, how many come along, in which languages. */
export function FactsLine({ activity }: FactsLineProps) {
  const t = useText();
  const toText = useTextRef();
  const locale = useLocale();
  const group = groupText(activity);
  const languages = languagesText(activity.languages, locale);
  const length = toText(lengthText(activity.minutes, locale));
  return (
    <ul className="facts-line small text-2">
      <li>
        <Clock className="icon icon--s" aria-hidden="true" />
        {activity.availability === 'startTimes' ? length : t('activity.length.about', { length })}
      </li>
      {group && (
        <li>
          <Users className="icon icon--s" aria-hidden="true" />
          {toText(group)}
        </li>
      )}
      {languages && (
        <li>
          <Languages className="icon icon--s" aria-hidden="true" />
          {toText(languages)}
        </li>
      )}
    </ul>
  );
}
