/** What a trip by air is called (B §2): origin to destination, or three of its cities at most. */
import type { TripType } from './flight-search.ts';

export const TRIP_SUBTITLES = ['Round-trip', 'One-way', 'Multi-city'] as const;
type TripSubtitle = (typeof TRIP_SUBTITLES)[number];

const CITIES_MAX = 3;
const TO = { en: 'to', fr: '–' } as const;
const SUBTITLES: Readonly<Record<TripType, TripSubtitle>> = {
  oneWay: 'One-way',
  roundTrip: 'Round-trip',
  openJaw: 'Multi-city',
  multiCity: 'Multi-city',
};

/** `cities`: in the order they are traveled to, the first origin first. */
export function tripTitle(
  { tripType, cities }: { readonly tripType: TripType; readonly cities: readonly string[] },
  locale: 'en' | 'fr',
): { readonly title: string; readonly subtitle: TripSubtitle } {
  const subtitle = SUBTITLES[tripType];
  if (subtitle !== 'Multi-city') return { title: `${cities[0]} ${TO[locale]} ${cities[1]}`, subtitle };
  const shown = cities.slice(0, CITIES_MAX).join(', ');
  return { title: cities.length > CITIES_MAX ? `${shown}…` : shown, subtitle };
}
