import { Art, type ArtProps } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text.tsx';

type MapCardProps = {
  readonly art: Pick<ArtProps, 'seed' | 'kind' | 'motif' | 'time'>;
  /** The stay's name, a link with the class `card__link`. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
};

/** The chosen stay as a small card over the map. */
export function MapCard({ art, title, children, onClose }: MapCardProps) {
  const t = useText();
  return (
    <Card raised link className="map-popup appear">
      <Art {...art} width={160} height={160} className="map-popup__art" />
      <div className="grow">
        {title}
        {children}
      </div>
      <IconButton
        ghost
        size="s"
        className="card__over"
        label={t('shell.close')}
        icon={<X aria-hidden="true" />}
        onClick={onClose}
      />
    </Card>
  );
}

/** Its room while it is being asked for. */
export function MapCardRoom() {
  return (
    <Card raised className="map-popup">
      <Skeleton width={84} height={84} radius={10} />
      <Skeleton width="50%" height={18} />
    </Card>
  );
}
