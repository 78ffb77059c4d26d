import { useText } from '@sojourn/web/text/use-text.tsx';
import './map-legend.css';

/** What the marks on the map mean. */
export function MapLegend() {
  const t = useText();
  return (
    <ul className="map-legend small text-2" aria-label={t('homeResults.map.legend')}>
      <li>
        <span className="map-legend__mark map-legend__mark--dot" aria-hidden="true" />
        {t('homeResults.map.legend.dot')}
      </li>
      <li>
        <span className="map-legend__mark map-legend__mark--seen" aria-hidden="true" />
        {t('homeResults.map.legend.seen')}
      </li>
      <li>
        <span className="map-legend__mark map-legend__mark--moved" aria-hidden="true" />
        {t('homeResults.map.legend.moved')}
      </li>
    </ul>
  );
}
