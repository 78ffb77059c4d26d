/**
 * Reads settings from an environment. A wrong or missing one throws a single line that begins with its name,
 * so that the operator knows what to change.
 */
export class SettingError extends Error {
  readonly setting: string;
  readonly problem: string;
  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`);
    this.name = 'SettingError';
    this.setting = setting;
    this.problem = problem;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as absent. */
const given = (environment: Environment, name: string): string | undefined =>
  environment[name]?.trim() || undefined;

function orFallback<T>(name: string, fallback: T | undefined): T {
  if (fallback === undefined) throw new SettingError(name, 'is not set');
  return fallback;
}

export function readText(environment: Environment, name: string, fallback?: string): string {
  return given(environment, name) ?? orFallback(name, fallback);
}

export function readInteger(
  environment: Environment,
  name: string,
  { least, most, fallback, what }: { least: number; most: number; fallback?: number; what?: string },
): number {
  const text = given(environment, name);
  if (text === undefined) return orFallback(name, fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new SettingError(name, `'${text}' is not a ${what ?? 'number'} between ${least} and ${most}`);
}

export const readPort = (environment: Environment, name: string, fallback?: number): number =>
  readInteger(environment, name, { least: 1, most: 65_535, what: 'port', ...(fallback && { fallback }) });

export function readChoice<const T extends string>(
  environment: Environment,
  name: string,
  choices: readonly T[],
  fallback?: NoInfer<T>,
): T {
  const text = given(environment, name);
  if (text === undefined) return orFallback(name, fallback);
  const chosen = choices.find((choice) => choice === text);
  if (chosen === undefined) throw new SettingError(name, `'${text}' is not one of ${choices.join(', ')}`);
  return chosen;
}

/** An address whose protocol is one of those named, without a slash at its end. */
export function readUrl(
  environment: Environment,
  name: string,
  { protocols = ['http:', 'https:'], fallback }: { protocols?: readonly string[]; fallback?: string } = {},
): string {
  const text = given(environment, name);
  if (text === undefined) return orFallback(name, fallback);
  const wanted = protocols.map((protocol) => `${protocol}//…`).join(' or ');
  // The text itself may hold a password, so it is not repeated
  if (!URL.canParse(text)) throw new SettingError(name, `is not an address such as ${wanted}`);
  if (!protocols.includes(new URL(text).protocol))
    throw new SettingError(name, `does not begin with ${wanted}`);
  return text.replace(/\/$/, '');
}

/** A secret of at least 32 characters; there is never a default. */
export function readSecret(environment: Environment, name: string): string {
  const text = given(environment, name);
  if (text === undefined) throw new SettingError(name, 'is not set');
  if (text.length < 32)
    throw new SettingError(name, `has ${text.length} characters; a secret has at least 32`);
  return text;
}

/**
 * Whether scenarios, a clock that can be moved, test cards and demo people are there: only where somebody
 * asked for them (`SOJOURN_LAB=open`, as `npm start` does), never by default, never in
 * production.
 */
export function readLab(environment: Environment): boolean {
  const isOpen = readChoice(environment, 'SOJOURN_LAB', ['closed', 'open'], 'closed') === 'open';
  if (isOpen && environment.NODE_ENV === 'production')
    throw new SettingError('SOJOURN_LAB', 'cannot be open in production');
  return isOpen;
}
