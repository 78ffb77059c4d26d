import { Art } from '@sojourn/ui/content/art.tsx';
import { Modal } from '@sojourn/ui/dialogs/modal.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { asArt, type ContractArt } from '@sojourn/web/contract-art.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, useTextRef } from '@sojourn/web/text-ref.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';

export type GalleryProps = {
  readonly name: string;
  readonly pictures: readonly ContractArt[];
  /** What a picture shows. */
  readonly textOf: (picture: ContractArt) => TextRef;
};

type GalleryViewerProps = GalleryProps & {
  /** The open picture; null while closed. */
  readonly at: number | null;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
};

/** All pictures one at a time; arrows, Home and End move, Escape closes. */
export function GalleryViewer({ name, pictures, textOf, at, onMove, onClose }: GalleryViewerProps) {
  const t = useText();
  const toText = useTextRef();
  const count = pictures.length;
  const shown = at ?? 0;
  const picture = pictures[shown];
  const go = (to: number) => onMove((to + count) % count);
  const open = at !== null;
  // On the document, so that arrows work wherever in the viewer the focus is.
  useEffect(() => {
    if (!open) return;
    const steps: Record<string, number> = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: count - 1,
    };
    const keys = (event: KeyboardEvent) => {
      const target = steps[event.key];
      if (target === undefined) return;
      event.preventDefault();
      onMove((target + count) % count);
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [open, shown, count, onMove]);
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="l"
      title={t('booking.pictures.title', { name })}
      eyebrow={t('booking.art.note')}
      closeLabel={t('booking.close')}
    >
      <div className="viewer">
        {picture && (
          <Art
            {...asArt(picture)}
            width={1200}
            height={800}
            title={toText(textOf(picture))}
            className="viewer__picture"
          />
        )}
        <div className="viewer__bar">
          <IconButton
            label={t('booking.pictures.previous')}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => go(shown - 1)}
          />
          <p className="small text-2 num" role="status">
            {t('booking.pictures.place', { at: shown + 1, count })}
            {picture && <span className="viewer__caption"> {toText(textOf(picture))}</span>}
          </p>
          <IconButton
            label={t('booking.pictures.next')}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => go(shown + 1)}
          />
        </div>
      </div>
    </Modal>
  );
}
