/** Which saved frequent flyer number earns on which airline: its program's, its alliance's, a partner's. */
import { FREQUENT_FLYER_PROGRAMS } from './data/frequent-flyer-programs.ts';
import { tidyMemberNumber } from './loyalty-number.ts';

const ALLIANCES = { '*': 'Star Alliance', O: 'oneworld', S: 'SkyTeam' } as const;
type Alliance = (typeof ALLIANCES)[keyof typeof ALLIANCES];

type FrequentFlyerProgram = {
  /** The airline that runs it: the key of saved numbers. */
  readonly airline: string;
  readonly name: string;
  readonly alliance: Alliance | null;
};

type Program = FrequentFlyerProgram & {
  readonly members: ReadonlySet<string>;
  /** Members that the alliance has not. */
  readonly outside: ReadonlySet<string>;
  readonly partners: ReadonlySet<string>;
  readonly form: RegExp | null;
};

const words = (text = ''): string[] => text.split(' ').filter(Boolean);
/** `10 9`: ten digits; `7X`: seven letters or digits. */
function formOf(text = ''): RegExp | null {
  const [, count, kind] = /^(\d+) ?([9X])$/.exec(text) ?? [];
  return count ? new RegExp(`^${kind === '9' ? '\\d' : '[A-Z0-9]'}{${count}}$`) : null;
}

const PROGRAMS: readonly Program[] = FREQUENT_FLYER_PROGRAMS.trim()
  .split('\n')
  .map((row) => {
    const [airline = '', name = '', alliance = '-', members, partners, form] = row.split('|');
    return {
      airline,
      name,
      alliance: ALLIANCES[alliance as keyof typeof ALLIANCES] ?? null,
      members: new Set([airline, ...words(members).map((code) => code.replace('-', ''))]),
      outside: new Set(words(members).flatMap((code) => (code.endsWith('-') ? code.slice(0, -1) : []))),
      partners: new Set(words(partners)),
      form: formOf(form),
    };
  });
const byAirline = new Map(PROGRAMS.flatMap((program) => [...program.members].map((code) => [code, program])));

/** In the order in which they are offered; `name` is a proper name, the same in every language. */
export const frequentFlyerPrograms: readonly FrequentFlyerProgram[] = PROGRAMS.map(
  ({ airline, name, alliance }) => ({ airline, name, alliance }),
);

/** The program that an airline's flights belong to, whichever airline runs it. */
export const programOf = (airline: string): FrequentFlyerProgram | undefined => byAirline.get(airline);

export function allianceOf(airline: string): Alliance | null {
  const program = byAirline.get(airline);
  return program && !program.outside.has(airline) ? program.alliance : null;
}

type UsableNumber = {
  /** The airline whose program the number is of: what a ticket names beside it. */
  readonly airline: string;
  readonly number: string;
  readonly by: 'own' | 'alliance' | 'partner';
};

const RANKS = ['own', 'alliance', 'partner'] as const;

function waysOf(airline: string, programAirline: string): UsableNumber['by'] | undefined {
  const program = byAirline.get(programAirline);
  if (programAirline === airline || program?.members.has(airline)) return 'own';
  const alliance = program?.alliance ?? null;
  if (alliance !== null && alliance === allianceOf(airline)) return 'alliance';
  return program?.partners.has(airline) ? 'partner' : undefined;
}

/**
 * The saved numbers (airline code → number) that earn on an airline, best first: its own program, then its
 * alliance, then partners; in the order in which they were saved.
 */
export const usableNumbers = (airline: string, saved: Readonly<Record<string, string>>): UsableNumber[] =>
  Object.entries(saved)
    .flatMap(([code, number]) => {
      const by = number.trim() ? waysOf(airline, code) : undefined;
      return by ? [{ airline: code, number, by }] : [];
    })
    .toSorted((a, b) => RANKS.indexOf(a.by) - RANKS.indexOf(b.by));

/** The saved number for an airline's flights; undefined when none of them earns there. */
export const frequentFlyerFor = (
  airline: string,
  saved: Readonly<Record<string, string>>,
): UsableNumber | undefined => usableNumbers(airline, saved)[0];

/** False when the program's numbers are known to look otherwise; true where nothing is known of them. */
export const isUsualNumber = (programAirline: string, number: string): boolean =>
  byAirline.get(programAirline)?.form?.test(tidyMemberNumber(number)) ?? true;
