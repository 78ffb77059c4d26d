import { toggled } from '@sojourn/portal/shared/results/toggled.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { withFilter } from '@sojourn/web/search/filters.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Suspense, useEffect, useState } from 'react';
import { PICK_UP_POINTS } from '#car/rules/car.ts';
import type { WireCarLocation } from '#car/wire/cars.ts';
import type { DeskMapProps } from './desk-map.tsx';
import './desk-strip.css';
import type { Page } from './use-cars-page.ts';

const DeskMap = lazyPart<DeskMapProps>(() => import('./desk-map.tsx'));
const room = <Skeleton height="100%" radius={0} />;

/** "2 desks in Terminal 1, 1 company meets you at arrivals, 3 by free shuttle" */
function useDesksText(desks: readonly Pick<WireCarLocation, 'point'>[]): string {
  const t = useText();
  const locale = useLocale();
  const parts = PICK_UP_POINTS.flatMap((point) => {
    const count = desks.filter((desk) => desk.point === point).length;
    return count > 0 ? [t(`carResults.map.${point}`, { count })] : [];
  });
  return new Intl.ListFormat(locale, { style: 'narrow' }).format(parts);
}

type DeskStripProps = {
  readonly page: Page;
  readonly activeDesk: string | undefined;
  readonly onPoint: (deskId: string | undefined) => void;
};

/** Over the list: where the desks are; the map comes once the list is on screen. */
export function DeskStrip({ page, activeDesk, onPoint }: DeskStripProps) {
  const t = useText();
  const { place, answer, url, setFilters, names } = page;
  const found = answer.results.page;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 200);
    return () => clearTimeout(timer);
  }, []);
  const pinned = found?.desks.filter(({ deskId }) => found.pins.some((pin) => pin.deskId === deskId)) ?? [];
  const text = useDesksText(pinned);
  if (found && found.pins.length === 0) return null;
  const { terminal } = names;
  const companies = url.filters.companies ?? [];
  return (
    <section className="desk-strip" aria-label={t('carResults.map.label')}>
      {found && place && isReady ? (
        <Suspense fallback={room}>
          <DeskMap
            page={found}
            center={place.position}
            centerName={terminal ? t('car.terminal', { terminal }) : (place.code ?? place.label)}
            isAirport={place.kind === 'airport'}
            chosen={companies}
            onChoose={(code) =>
              setFilters(
                withFilter(url.filters, 'companies', toggled(companies, code, !companies.includes(code))),
              )
            }
            activeDesk={activeDesk}
            onPoint={onPoint}
          />
        </Suspense>
      ) : (
        room
      )}
      {found && (
        <div className="desk-strip__words">
          <h2 className="title-s">{t('carResults.map.title')}</h2>
          <p className="small text-2">{text}</p>
        </div>
      )}
    </section>
  );
}
