import { useText } from '@sojourn/web/text/use-text.tsx';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReplyTag } from './replies.tsx';
import type { ChosenArea, MapPlace } from './travel-view.ts';

type PlacesProps = {
  readonly places: readonly MapPlace[];
  readonly everybody: number;
  readonly area: ChosenArea | null;
  readonly onChoose: (place: MapPlace | null) => void;
  /** How everybody is, above the places. */
  readonly children: ReactNode;
};

/** What the map shows, in words: the most people first. */
export function Places({ places, everybody, area, onChoose, children }: PlacesProps) {
  const t = useText();
  const sorted = places.toSorted((a, b) => b.people - a.people || a.place.localeCompare(b.place));
  return (
    <section className="panel" aria-labelledby="places-title">
      <h2 id="places-title" className="panel__head title-l">
        {t('adminTravel.places')}
      </h2>
      {children}
      <ul className="places">
        {[null, ...sorted].map((each) => (
          <li key={each === null ? '' : `${each.place} ${each.position.lat}`}>
            <button
              type="button"
              className="places__place"
              aria-pressed={each === null ? area === null : isMiddle(area, each)}
              onClick={() => onChoose(each)}
            >
              <MapPin className="icon" aria-hidden="true" />
              <span className="grow">{each?.place ?? t('adminTravel.everywhere')}</span>
              {each !== null && each.needHelp > 0 && <ReplyTag state="help" count={each.needHelp} />}
              <b className="num">{each?.people ?? everybody}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className="panel__foot small text-2">{t('adminTravel.privacy')}</p>
    </section>
  );
}

const isMiddle = (area: ChosenArea | null, { position }: MapPlace): boolean =>
  area?.lat === position.lat && area.lon === position.lon;
