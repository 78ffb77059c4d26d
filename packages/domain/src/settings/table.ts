/**
 * The settings of a program as a table: how each is read, its default and what it's for. The
 * documentation and `--help` are made from it, so they can't differ from what is read.
 */
import {
  type Environment,
  readChoice,
  readInteger,
  readPort,
  readSecret,
  readText,
  readUrl,
  SettingError,
} from '../settings.ts';

export type Setting<T> = {
  /** For operators, without a full stop. */
  readonly about: string;
  /** What applies when it isn't set, in words; null: it must be set. */
  readonly standard: string | null;
  /** Throws a `SettingError`. */
  readonly read: (environment: Environment, name: string) => T;
};
export type SettingTable = Readonly<Record<string, Setting<unknown>>>;
type Values<S extends SettingTable> = {
  readonly [Name in keyof S]: S[Name] extends Setting<infer T> ? T : never;
};

/** Throws one `SettingError` that names every setting that is missing or wrong, in one line. */
export function readSettings<S extends SettingTable>(table: S, environment: Environment): Values<S> {
  const values: Record<string, unknown> = {};
  const problems: SettingError[] = [];
  for (const [name, { read }] of Object.entries(table)) {
    try {
      values[name] = read(environment, name);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      problems.push(error);
    }
  }
  const [first, ...others] = problems;
  if (!first) return values as Values<S>;
  if (others.length === 0) throw first;
  throw new SettingError(first.setting, [first.problem, ...others.map(({ message }) => message)].join('; '));
}

/** `shown`: the default in words where the value itself says too little. */
type About<T> = { readonly about: string; readonly fallback?: T; readonly shown?: string };

const standardOf = ({ fallback, shown }: About<string | number>): string | null =>
  shown ?? (fallback === undefined ? null : `\`${fallback}\``);

export const text = (given: About<string>): Setting<string> => ({
  about: given.about,
  standard: standardOf(given),
  read: (environment, name) => readText(environment, name, given.fallback),
});

/** Null when it isn't set. */
export const optionalText = ({ about, shown }: { about: string; shown: string }): Setting<string | null> => ({
  about,
  standard: shown,
  read: (environment, name) => readText(environment, name, '') || null,
});

export const integer = (given: About<number> & { least: number; most: number }): Setting<number> => ({
  about: `${given.about} (${given.least} to ${given.most})`,
  standard: standardOf(given),
  read: (environment, name) => readInteger(environment, name, given),
});

/** Null when it isn't set. */
export const optionalInteger = (given: {
  readonly about: string;
  readonly shown: string;
  readonly least: number;
  readonly most: number;
}): Setting<number | null> => ({
  about: `${given.about} (${given.least} to ${given.most})`,
  standard: given.shown,
  read: (environment, name) => (environment[name]?.trim() ? readInteger(environment, name, given) : null),
});

export const port = (fallback: number | undefined, about: string, shown?: string): Setting<number> => ({
  about,
  standard: shown ?? `\`${fallback}\``,
  read: (environment, name) => readPort(environment, name, fallback),
});

export const choice = <const T extends string>(given: {
  readonly about: string;
  readonly choices: readonly T[];
  readonly fallback: NoInfer<T>;
  readonly shown?: string;
}): Setting<T> => ({
  about: `${given.about}: ${given.choices.map((each) => `\`${each}\``).join(', ')}`,
  standard: given.shown ?? `\`${given.fallback}\``,
  read: (environment, name) => readChoice(environment, name, given.choices, given.fallback),
});

/**
 * `isPrivate`: it carries secrets, cards or money, so production needs TLS unless it's on this machine.
 * `isExact`: a slash at its end stays.
 */
type UrlRules = {
  readonly protocols?: readonly string[];
  readonly isPrivate?: boolean;
  readonly isExact?: boolean;
};

export const url = (given: About<string> & UrlRules): Setting<string> => ({
  about: given.about,
  standard: standardOf(given),
  read: (environment, name) => readPrivately(environment, name, given),
});

/** Null when it isn't set. */
export const optionalUrl = (
  given: { readonly about: string; readonly shown: string } & UrlRules,
): Setting<string | null> => ({
  about: given.about,
  standard: given.shown,
  read: (environment, name) => readPrivately(environment, name, { ...given, fallback: '' }) || null,
});

function readPrivately(
  environment: Environment,
  name: string,
  { isPrivate, isExact, ...rules }: UrlRules & { fallback?: string },
): string {
  const read = readUrl(environment, name, rules);
  if (isPrivate && read && environment.NODE_ENV === 'production') requirePrivate(name, read);
  return isExact ? (environment[name]?.trim() ?? read) : read;
}

function requirePrivate(name: string, address: string): void {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return;
  throw new SettingError(name, 'does not begin with https://, which production needs');
}

const DATABASE = { protocols: ['postgres:', 'postgresql:'] } as const;

export const database = (about: string): Setting<string> => url({ about, ...DATABASE });
/** Null when it isn't set. */
export const optionalDatabase = (about: string, shown: string): Setting<string | null> =>
  optionalUrl({ about, shown, ...DATABASE });

export const secret = (about: string): Setting<string> => ({ about, standard: null, read: readSecret });

/** Null when it isn't set. */
export const optionalSecret = ({
  about,
  shown,
}: {
  about: string;
  shown: string;
}): Setting<string | null> => ({
  about,
  standard: shown,
  read: (environment, name) => (environment[name]?.trim() ? readSecret(environment, name) : null),
});

/** Separated by commas; none unless it's set. `former`: a name that it no longer has, which is refused. */
export const secrets = (about: string, former?: string): Setting<readonly string[]> => ({
  about: `${about}, comma-separated`,
  standard: 'none',
  read: (environment, name) => {
    if (former && environment[former]?.trim()) throw new SettingError(former, `is now named ${name}`);
    const listed = readText(environment, name, '').split(',').filter(Boolean);
    return listed.map((each) => readSecret({ [name]: each }, name));
  },
});

/** Origins separated by commas; `*` and `null` are none. */
export const origins = (given: About<string> & { example: string }): Setting<readonly string[]> => ({
  about: `${given.about}, comma-separated`,
  standard: standardOf(given),
  read: (environment, name) => {
    const listed = readText(environment, name, given.fallback === undefined ? undefined : ' ').split(',');
    return listed
      .map((each) => each.trim())
      .filter((each, _, all) => each !== '' || all.length > 1)
      .map((each) => {
        const origin = URL.canParse(each) ? new URL(each).origin : 'null';
        if (/^https?:/.test(origin)) return origin;
        throw new SettingError(name, `'${each}' is no origin such as ${given.example}`);
      });
  },
});
