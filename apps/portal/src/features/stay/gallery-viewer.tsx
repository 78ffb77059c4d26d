import type { StayFacts } from '@sojourn/contract/stay-detail.ts';
import { Art } from '@sojourn/ui/art.tsx';
import { IconButton } from '@sojourn/ui/icon-button.tsx';
import { Modal } from '@sojourn/ui/modal.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { asArt } from '#shared/contract-art.ts';
import { useSay } from '#shared/said.ts';
import { useText } from '#shared/text/use-text.tsx';
import { pictureText } from './stay-view.ts';

export type GalleryViewerProps = {
  readonly name: string;
  readonly pictures: StayFacts['gallery'];
  /** The open picture; null while closed. */
  readonly at: number | null;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
};

/** All pictures one at a time; arrows, Home and End move, Escape closes. */
export function GalleryViewer({ name, pictures, at, onMove, onClose }: GalleryViewerProps) {
  const t = useText();
  const say = useSay();
  const count = pictures.length;
  const shown = at ?? 0;
  const picture = pictures[shown];
  const go = (to: number) => onMove((to + count) % count);
  const keys = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  return (
    <Modal
      open={at !== null}
      onClose={onClose}
      size="l"
      title={t('stay.pictures.title', { name })}
      eyebrow={t('booking.art.note')}
      closeLabel={t('booking.close')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever the focus is in the viewer */}
      <div className="viewer" onKeyDown={keys}>
        {picture && (
          <Art
            {...asArt(picture)}
            width={1200}
            height={800}
            title={say(pictureText(picture.kind))}
            className="viewer__picture"
          />
        )}
        <div className="viewer__bar">
          <IconButton
            label={t('stay.pictures.previous')}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => go(shown - 1)}
          />
          <p className="small text-2 num" role="status">
            {t('stay.pictures.place', { at: shown + 1, count })}
            {picture && <span className="viewer__caption"> {say(pictureText(picture.kind))}</span>}
          </p>
          <IconButton
            label={t('stay.pictures.next')}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => go(shown + 1)}
            autoFocus
          />
        </div>
      </div>
    </Modal>
  );
}
