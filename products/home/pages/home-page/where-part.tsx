import { LaterPart } from '@sojourn/portal/shared/later-part.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { mapRoom } from '@sojourn/web/map/when-idle.tsx';
import { loadMessages } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Suspense } from 'react';
import type { PlaceMapProps } from '#home/pages/shared/place-map.tsx';
import type { HomeFacts } from '#home/wire/home-detail.ts';
import './where-part.css';

const PlaceMap = lazyPart<PlaceMapProps>(async () => {
  const [part] = await Promise.all([import('#home/pages/shared/place-map.tsx'), loadMessages('home-map')]);
  return part;
});

/** About where it is: a circle, fetched after the rest of the page. */
export function WherePart({ home }: { readonly home: HomeFacts }) {
  const t = useText();
  return (
    <section id="where" aria-labelledby="home-where">
      <h2 id="home-where" className="display-s">
        {t('homePage.where')}
      </h2>
      <p className="small text-2 home-where__text">
        {t('homePage.where.text', { area: home.neighborhood, city: home.city })}
      </p>
      <div className="home-where__map">
        <LaterPart>
          <Suspense fallback={mapRoom}>
            <PlaceMap name={home.neighborhood} area={home.area} position={null} />
          </Suspense>
        </LaterPart>
      </div>
      {home.registrationNumber && (
        <p className="small text-2">{t('homePage.registration', { number: home.registrationNumber })}</p>
      )}
    </section>
  );
}
