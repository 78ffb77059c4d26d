/** The map of homes with their totals. Loaded on demand. */
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import MapFrame, { type MapFrameProps } from '@sojourn/web/map/map-frame.tsx';
import type { MapPadding } from '@sojourn/web/map/use-base-map.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { MapLibreMap } from 'maplibre-gl';
import { type ReactNode, useMemo } from 'react';
import { type HomePin, HomePins, type HomePinsProps } from './home-pins.tsx';
import './homes-map.css';
import { useCardInView } from './pin-card.tsx';

export type HomesMapProps = Omit<HomePinsProps, 'pins'> &
  Pick<MapFrameProps, 'box' | 'isOwnBox' | 'onSearchHere'> & {
    readonly pins: readonly HomePin[];
    /** Pixels at the left that the filters take. */
    readonly filtersRoom: number;
    /** The card of the chosen home. */
    readonly card: ReactNode;
  };

const EDGE = 48;

function ChosenCard(props: {
  readonly map: MapLibreMap;
  readonly pin: HomePin | undefined;
  readonly left: number;
  readonly children: ReactNode;
}) {
  const { map, pin, left, children } = props;
  useCardInView(map, pin, { top: 16, right: 16, left: left + 16 });
  if (!pin) return null;
  return (
    <div className="pin-card" data-lon={pin.position.lon} data-lat={pin.position.lat}>
      {children}
    </div>
  );
}

export default function HomesMap(props: HomesMapProps) {
  const { pins: given, filtersRoom, card, box, isOwnBox, onSearchHere, ...rest } = props;
  const { chosenId, onChoose } = rest;
  const t = useText();
  const isPhone = useMedia(PHONE);
  const pins = useMemo(() => given.map((pin) => ({ ...pin, id: pin.homeId })), [given]);
  const padding = useMemo<MapPadding>(
    () => ({ top: EDGE + 16, right: EDGE, bottom: EDGE, left: filtersRoom + EDGE }),
    [filtersRoom],
  );
  const chosen = pins.find(({ homeId }) => homeId === chosenId);
  return (
    <MapFrame
      box={box}
      isOwnBox={isOwnBox}
      places={pins}
      padding={padding}
      scrollsOn
      labels={{
        map: t('homeResults.map.label'),
        searchHere: t('homeResults.map.searchHere'),
        zoomIn: t('homeResults.map.zoomIn'),
        zoomOut: t('homeResults.map.zoomOut'),
        missingTitle: t('homeResults.map.noWebgl.title'),
        missingText: t('homeResults.map.noWebgl.text'),
      }}
      popup={isPhone && chosen ? card : null}
      pins={(map) => (
        <>
          <HomePins map={map} pins={pins} {...rest} />
          {!isPhone && (
            <ChosenCard map={map} pin={chosen} left={filtersRoom}>
              {card}
            </ChosenCard>
          )}
        </>
      )}
      {...(onSearchHere && {
        onSearchHere: (here: typeof box) => {
          onChoose(undefined);
          onSearchHere(here);
        },
      })}
    />
  );
}
