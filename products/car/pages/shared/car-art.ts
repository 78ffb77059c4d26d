/** Which car stands for a class: its body and its paint; electric cars are blue. */
import type { ArtProps } from '@sojourn/ui/content/art.tsx';
import type { CarClass, CarGroup } from '#car/rules/car-class.ts';
import type { WireCarFacts } from '#car/wire/cars.ts';

type CarMotif = NonNullable<ArtProps['motif']>;
type CarPaint = NonNullable<ArtProps['paint']>;

const BODY: Readonly<Record<CarClass, CarMotif>> = {
  mini: 'mini',
  economy: 'hatch',
  compact: 'hatch',
  midsize: 'sedan',
  standard: 'sedan',
  fullSize: 'sedan',
  premium: 'sedan',
  luxury: 'sedan',
  compactSuv: 'suv',
  midsizeSuv: 'suv',
  fullSizeSuv: 'suv7',
  premiumSuv: 'suv',
  compactWagon: 'wagon',
  midsizeWagon: 'wagon',
  fullSizeWagon: 'wagon',
  convertible: 'convertible',
  sports: 'convertible',
  minivan: 'van',
  van: 'van',
  pickup: 'suv7',
  electric: 'hatch',
  electricSuv: 'suv',
  special: 'van',
};

/** Sedans larger than midsize differ by their paint. */
const PAINT: Partial<Record<CarClass, CarPaint>> = {
  compact: 'ivory',
  standard: 'silver',
  fullSize: 'wine',
  premium: 'teal',
  luxury: 'ivory',
  midsizeSuv: 'teal',
  premiumSuv: 'slate',
  compactWagon: 'green',
};

const BLUE: CarPaint = 'blue';

/** The picture of a car in its landscape. */
export function carArt({
  acriss,
  carClass,
  fuel,
  seats,
}: WireCarFacts): Pick<ArtProps, 'seed' | 'kind' | 'motif' | 'paint'> {
  const body = BODY[carClass];
  const motif = body === 'suv' && seats >= 7 ? 'suv7' : body;
  const paint = fuel === 'electric' ? BLUE : PAINT[carClass];
  return { seed: `car:${acriss}`, kind: 'car', motif, ...(paint && { paint }) };
}

const SILHOUETTES: Readonly<Record<CarGroup, CarMotif>> = {
  small: 'mini',
  midsize: 'sedan',
  large: 'sedan',
  suv: 'suv',
  wagon: 'wagon',
  convertible: 'convertible',
  van: 'van',
  electric: 'hatch',
};
const GROUP_PAINT: Partial<Record<CarGroup, CarPaint>> = { large: 'wine', electric: BLUE };

/** The car alone, for the class tabs. */
export function groupArt(group: CarGroup): Pick<ArtProps, 'seed' | 'kind' | 'motif' | 'paint'> {
  const paint = GROUP_PAINT[group];
  return {
    seed: `class:${group}`,
    kind: 'silhouette',
    motif: SILHOUETTES[group],
    ...(paint && { paint }),
  };
}
