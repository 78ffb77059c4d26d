/** The planes on the map; the table says the same of each person. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Plane } from 'lucide-react';
import type { Route } from './routes-view.ts';

/** With more, their lines alone say where people fly. */
const MOST_LABELS = 12;

export const planesOn = (routes: readonly Route[]): readonly Route[] => routes.slice(0, MOST_LABELS);

export function PlaneMark({ route }: { readonly route: Route }) {
  const t = useText();
  const locale = useLocale();
  const { flight, names, isInAir, landsAt, zone } = route;
  const [name = ''] = names;
  const who =
    names.length === 1 ? name || t('adminTravel.guest') : t('adminTravel.people', { count: names.length });
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  return (
    <>
      <b>
        <Plane className="icon icon--s" aria-hidden="true" />
      </b>
      <span className={classNames(!isInAir && 'text-2')}>
        {isInAir
          ? t('adminTravel.map.lands', { who, time: time.format(new Date(landsAt)) })
          : `${flight}, ${who}`}
      </span>
    </>
  );
}
