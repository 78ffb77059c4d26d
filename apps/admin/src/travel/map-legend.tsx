import { useText } from '@sojourn/web/text/use-text.tsx';
import { Plane } from 'lucide-react';

type MapLegendProps = { readonly hasArea: boolean; readonly hasPlanes: boolean };

export function MapLegend({ hasArea, hasPlanes }: MapLegendProps) {
  const t = useText();
  return (
    <ul className="travel-legend small">
      <li>
        <span className="travel-legend__dot" aria-hidden="true" />
        {t('adminTravel.map.onTrip')}
      </li>
      {hasArea && (
        <li>
          <span className="travel-legend__dot travel-legend__dot--area" aria-hidden="true" />
          {t('adminTravel.map.inArea')}
        </li>
      )}
      {hasPlanes && (
        <li>
          <Plane className="icon icon--s" aria-hidden="true" />
          {t('adminTravel.map.flight')}
        </li>
      )}
    </ul>
  );
}
