/** Special-service codes of B §3, and which of them say different things about the same traveler. */

export const ASSISTANCE_CODES = [
  'BLND',
  'DEAF',
  'STCR',
  'WCHR',
  'WCHS',
  'WCHC',
  'WCBD',
  'WCBW',
  'WCLB',
  'WCMP',
  'WCOB',
] as const;
export type AssistanceCode = (typeof ASSISTANCE_CODES)[number];

/**
 * Of each group one is asked for: how far somebody can walk (a stretcher goes furthest), and which wheelchair
 * of their own comes along. The rest stand alone.
 */
export const ASSISTANCE_GROUPS = {
  walking: ['WCHR', 'WCHS', 'WCHC', 'STCR'],
  ownWheelchair: ['WCMP', 'WCBD', 'WCBW', 'WCLB'],
  senses: ['BLND'],
  hearing: ['DEAF'],
  onBoard: ['WCOB'],
} as const satisfies Readonly<Record<string, readonly AssistanceCode[]>>;

/** True when two of one group, or one twice, are asked for. */
export function assistanceConflicts(codes: readonly AssistanceCode[]): boolean {
  if (new Set(codes).size < codes.length) return true;
  const groups: readonly (readonly AssistanceCode[])[] = Object.values(ASSISTANCE_GROUPS);
  return groups.some((group) => codes.filter((code) => group.includes(code)).length > 1);
}

/** Airlines ask for two days' notice of these: batteries, stretchers and a chair for the cabin. */
const NOTICE: readonly AssistanceCode[] = ['STCR', 'WCBD', 'WCBW', 'WCLB', 'WCOB'];
export const needsNotice = (code: AssistanceCode): boolean => NOTICE.includes(code);
