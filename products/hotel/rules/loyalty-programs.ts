import { LOYALTY_PROGRAM_ROWS } from './data/loyalty-programs.ts';

type LoyaltyProgram = { readonly code: string; readonly name: string; readonly chain: string };

/** The fixed list (A §3) in the order in which it is offered; names are the same in every language. */
export const hotelLoyaltyPrograms: readonly LoyaltyProgram[] = LOYALTY_PROGRAM_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', chain = ''] = row.split('|');
    return { code, name, chain };
  });

const NAMES: ReadonlyMap<string, string> = new Map(
  hotelLoyaltyPrograms.map(({ code, name }) => [code, name]),
);

/** The name of a program; one that is not in our list is shown by its letters. */
export const loyaltyProgramName = (code: string): string => NAMES.get(code) ?? code;
