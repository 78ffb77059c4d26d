import type { StayFacts } from '@sojourn/contract/products/hotel/stay-detail.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { asArt } from '@sojourn/web/contract-art.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useTextRef } from '@sojourn/web/text-ref.ts';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { GalleryViewer } from './gallery-viewer.tsx';
import './stay-gallery.css';
import { pictureText } from './stay-view.ts';

/** One large picture and four small ones; pressing any opens all of them. A scroller on phones. */
export function StayGallery({ stay }: { readonly stay: StayFacts }) {
  const t = useText();
  const toText = useTextRef();
  const [opened, setOpened] = useState<number | null>(null);
  const shown = stay.gallery.slice(0, 5);
  return (
    <div className="gallery">
      <div className="gallery__grid">
        {shown.map((art, index) => (
          <button key={art.seed} type="button" className="gallery__cell" onClick={() => setOpened(index)}>
            <Art
              {...asArt(art)}
              width={index === 0 ? 1200 : 600}
              height={index === 0 ? 850 : 420}
              title={toText(pictureText(art.kind))}
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
        {t('hotelStay.pictures.all', { count: stay.gallery.length })}
      </Button>
      <GalleryViewer
        name={stay.name}
        pictures={stay.gallery}
        at={opened}
        onMove={setOpened}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}
