/** The project as our own checks see it: every file is read and parsed once, whichever checks run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { isTypeScript, listFiles, type Problem, parseIfWhole, type Source } from './source.ts';

export type Project = {
  /** Every file that git tracks or would track, from the repository's root */
  readonly files: readonly string[];
  readonly text: (path: string) => string;
  /** Undefined for what isn't TypeScript from its first to its last line */
  readonly source: (path: string) => Source | undefined;
  readonly sources: (paths?: readonly string[]) => readonly Source[];
};

export type Verdict = { readonly problems: readonly Problem[]; readonly summary: string };
export type Check = (project: Project) => Verdict;

export function readProject(root = ROOT, files: readonly string[] = listFiles(root)): Project {
  const texts = new Map<string, string>();
  const parsed = new Map<string, Source | undefined>();
  const text = (path: string): string => {
    const known = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    texts.set(path, known);
    return known;
  };
  const source = (path: string): Source | undefined => {
    if (!isTypeScript(path)) return undefined;
    if (!parsed.has(path)) parsed.set(path, parseIfWhole(path, text(path)));
    return parsed.get(path);
  };
  const sources = (paths = files): Source[] => paths.flatMap((path) => source(path) ?? []);
  return { files, text, source, sources };
}

const lines = (problems: readonly Problem[]): string[] =>
  problems.map(({ path, line, message }) => `${path}:${line} ${message}`);

/** Prints the problems, one a line as `path:line message`; the process fails when there are any. */
export function report({ problems, summary }: Verdict): void {
  const count = `${problems.length} problem${problems.length > 1 ? 's' : ''}`;
  console.log([...lines(problems), problems.length > 0 ? count : summary].join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Runs the check alone, if its file is the program that was started. */
export function runAlone({ main }: ImportMeta, check: Check): void {
  if (main) report(check(readProject()));
}
