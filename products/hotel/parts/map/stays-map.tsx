/** Stays on the map, beside or instead of the list. Loaded on demand. */
import MapFrame, { type MapFrameProps, type MapLabels } from '@sojourn/web/map/map-frame.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type ReactNode, useMemo } from 'react';
import { MapPins, type MapPinsProps, type Pin } from './map-pins.tsx';

export type StaysMapProps = Pick<MapPinsProps, 'names' | 'seen' | 'favorites'> &
  Pick<MapFrameProps, 'box' | 'isOwnBox' | 'isWide' | 'onSearchHere'> & {
    /** Best first. */
    readonly pins: readonly Pin[];
    /** Pointed at, here or in the list. */
    readonly activeId: string | undefined;
    readonly onPoint: (stayId: string | undefined) => void;
    /** Whose card is over the map, and that card. */
    readonly chosenId: string | undefined;
    readonly popup: ReactNode;
    readonly onChoose: (stayId: string | undefined) => void;
  };

function useLabels(): MapLabels {
  const t = useText();
  return {
    map: t('hotelResults.map.label'),
    searchHere: t('hotelResults.map.searchHere'),
    zoomIn: t('hotelResults.map.zoomIn'),
    zoomOut: t('hotelResults.map.zoomOut'),
    missingTitle: t('hotelResults.map.noWebgl.title'),
    missingText: t('hotelResults.map.noWebgl.text'),
  };
}

export default function StaysMap({ pins: given, popup, onSearchHere, ...props }: StaysMapProps) {
  const { names, seen, favorites, activeId, onPoint, chosenId, onChoose, ...frame } = props;
  const pins = useMemo(() => given.map((pin) => ({ ...pin, id: pin.stayId })), [given]);
  const searchHere = onSearchHere && {
    onSearchHere: (box: typeof props.box) => {
      onChoose(undefined);
      onSearchHere(box);
    },
  };
  return (
    <MapFrame
      {...frame}
      {...searchHere}
      places={given}
      labels={useLabels()}
      popup={chosenId && popup}
      pins={(map) => (
        <MapPins
          map={map}
          pins={pins}
          names={names}
          seen={seen}
          favorites={favorites}
          onPoint={onPoint}
          activeId={activeId ?? chosenId}
          onChoose={onChoose}
        />
      )}
    />
  );
}
