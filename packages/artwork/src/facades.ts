/**
 * The facades of hotels: each is a way of building in a color, `palace-brick`. The way alone takes the colors
 * of the day, as in older addresses.
 */
import { mix } from './colour.ts';
import { FINISH_NAMES, type Finish, HOUSES, type House } from './data/facade-names.ts';
import type { Palette } from './palettes.ts';

/** A tint of walls and one of roofs, and how the house is varied with it. */
const FINISHES: Readonly<Record<Finish, readonly [wall: string, roof: string]>> = {
  ivory: ['#F6EBD8', '#6E7F86'],
  brick: ['#B9694E', '#4B4F57'],
  ochre: ['#E3B468', '#9A5A3C'],
  sage: ['#A9BFA2', '#5A6E5F'],
  slate: ['#90A7B5', '#3D4D5C'],
  rose: ['#E2AFA0', '#8A5148'],
};

const WALLS = 0.62;
const ROOFS = 0.55;

/** The house, the place of its finish (0 without one), and the colors with which it is painted. */
export function facadeOf(
  motif: string,
  palette: Palette,
): { house: House; variant: number; palette: Palette } {
  const [name, finish] = motif.split('-');
  const house = HOUSES.find((each) => each === name) ?? 'palace';
  const variant = FINISH_NAMES.indexOf(finish as Finish);
  const [wall, roof] = FINISHES[FINISH_NAMES[variant] ?? 'ivory'];
  if (variant < 0) return { house, variant: 0, palette };
  // By night and at dusk a color is seen in the light there is
  const lit = (tint: string, base: string, share: number) => mix(base, mix(tint, base, 0.4), share / 0.6);
  return {
    house,
    variant,
    palette: {
      ...palette,
      wall: lit(wall, palette.wall, WALLS),
      shade: mix(palette.shade, mix(wall, palette.near, 0.3), 0.4),
      roof: lit(roof, palette.roof, ROOFS),
    },
  };
}
