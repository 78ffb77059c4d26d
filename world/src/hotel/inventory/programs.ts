/** The hotel loyalty programs, and which of them a hotel may belong to. */
import type { WorldRegion } from '@sojourn/geography/types.ts';
import { loyaltyProgramName } from '@sojourn/products/hotel/rules/loyalty-programs.ts';
import { LOYALTY_PROGRAMS } from './data/programs.ts';

export type LoyaltyProgram = {
  /** Three letters. */
  readonly code: string;
  readonly name: string;
  readonly chain: string;
  readonly starsMin: number;
  readonly starsMax: number;
  readonly regions: readonly string[];
  readonly weight: number;
  /** Our own name for the chain's houses. */
  readonly house: string;
};

export function readPrograms(): LoyaltyProgram[] {
  return LOYALTY_PROGRAMS.trim()
    .split('\n')
    .map((line) => {
      const [code, chain, stars, regions, weight, house] = line.split('|');
      const [starsMin, starsMax] = stars!.split('-').map(Number);
      return {
        code: code!,
        name: loyaltyProgramName(code!),
        chain: chain!,
        starsMin: starsMin!,
        starsMax: starsMax!,
        regions: regions!.split(','),
        weight: Number(weight),
        house: house!,
      };
    });
}

/**
 * The programs of a region that have hotels of so many stars, each as often as its weight; 0 is never
 * among them.
 */
export function programChoices(
  programs: readonly LoyaltyProgram[],
  region: WorldRegion,
  stars: number,
): number[] {
  const choices: number[] = [];
  programs.forEach((program, index) => {
    const near = program.regions.some((part) => part === '*' || region.startsWith(part));
    if (!near || stars < program.starsMin || stars > program.starsMax) return;
    for (let n = 0; n < program.weight; n += 2) choices.push(index + 1);
  });
  return choices;
}
