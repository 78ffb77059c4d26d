/** What a home has, in a line of icons. */
import { formatCount } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Bath, BedDouble, DoorOpen, PawPrint } from 'lucide-react';
import type { HomeListing } from '#home/wire/home-search.ts';
import './home-rooms.css';

type HomeRoomsProps = {
  readonly home: Pick<HomeListing, 'bedrooms' | 'beds' | 'halfBaths' | 'dogs' | 'cats'>;
};

function petsText({ dogs, cats }: HomeRoomsProps['home']) {
  if (dogs && cats) return 'homes.pets.both';
  if (dogs) return 'homes.pets.dogs';
  return cats ? 'homes.pets.cats' : undefined;
}

export function HomeRooms({ home }: HomeRoomsProps) {
  const t = useText();
  const locale = useLocale();
  const baths = home.halfBaths / 2;
  const pets = petsText(home);
  return (
    <ul className="home-rooms small text-2">
      <li>
        <DoorOpen className="icon icon--s" aria-hidden="true" />
        {t('homes.bedrooms', { count: home.bedrooms })}
      </li>
      <li>
        <BedDouble className="icon icon--s" aria-hidden="true" />
        {t('homes.beds', { count: home.beds })}
      </li>
      <li>
        <Bath className="icon icon--s" aria-hidden="true" />
        {t('homes.baths', { count: baths, printed: formatCount(baths, locale) })}
      </li>
      {pets && (
        <li>
          <PawPrint className="icon icon--s" aria-hidden="true" />
          {t(pets)}
        </li>
      )}
    </ul>
  );
}
