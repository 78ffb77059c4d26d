import { Art } from '@sojourn/ui/content/art.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { type GalleryProps, GalleryViewer } from './gallery-viewer.tsx';
import './gallery.css';

/** One large picture and four small ones; pressing any opens all of them. A scroller on phones. */
export function Gallery({ name, pictures, textOf }: GalleryProps) {
  const t = useText();
  const toText = useTextRef();
  const [opened, setOpened] = useState<number | null>(null);
  const shown = pictures.slice(0, 5);
  return (
    <div className="gallery">
      <div className="gallery__grid">
        {shown.map((art, index) => (
          <button key={art.seed} type="button" className="gallery__cell" onClick={() => setOpened(index)}>
            <Art
              {...asArt(art)}
              width={index === 0 ? 1200 : 600}
              height={index === 0 ? 850 : 420}
              title={toText(textOf(art))}
              eager={index === 0}
              fill
            />
          </button>
        ))}
      </div>
      <Button
        variant="secondary"
        size="s"
        className="gallery__all"
        icon={<Images aria-hidden="true" />}
        onClick={() => setOpened(0)}
      >
        {t('booking.pictures.all', { count: pictures.length })}
      </Button>
      <GalleryViewer
        name={name}
        pictures={pictures}
        textOf={textOf}
        at={opened}
        onMove={setOpened}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}
