import { LOYALTY_PROGRAM_ROWS } from './data/loyalty-programs.ts';

const NAMES: ReadonlyMap<string, string> = new Map(
  LOYALTY_PROGRAM_ROWS.trim()
    .split('\n')
    .map((row) => row.split('|') as [string, string]),
);

/** The name of a program; one that is not in our list is shown by its letters. */
export const loyaltyProgramName = (code: string): string => NAMES.get(code) ?? code;
