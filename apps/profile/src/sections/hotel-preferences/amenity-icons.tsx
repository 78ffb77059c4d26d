import type { AMENITY_SHORTLIST } from '@sojourn/domain/preferences/hotel-choices.ts';
import {
  Accessibility,
  ConciergeBell,
  Dumbbell,
  PawPrint,
  SquareParking,
  UtensilsCrossed,
  Waves,
  Wifi,
} from 'lucide-react';
import type { ReactNode } from 'react';

const LOOK = { className: 'icon', 'aria-hidden': true } as const;

export const AMENITY_ICONS: Readonly<Record<(typeof AMENITY_SHORTLIST)[number], ReactNode>> = {
  restaurant: <UtensilsCrossed {...LOOK} />,
  freeWifi: <Wifi {...LOOK} />,
  parkingIncluded: <SquareParking {...LOOK} />,
  frontDesk24h: <ConciergeBell {...LOOK} />,
  accessible: <Accessibility {...LOOK} />,
  petFriendly: <PawPrint {...LOOK} />,
  pool: <Waves {...LOOK} />,
  gym: <Dumbbell {...LOOK} />,
};
