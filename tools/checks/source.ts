/** The project's TypeScript as the checks see it: parsed once, with its imports. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { ROOT } from '../root.ts';

type Import = { readonly specifier: string; readonly line: number; readonly typeOnly: boolean };

type Comment = { readonly value: string; readonly start: number };

export type Source = {
  /** From the repository's root, with `/` */
  readonly path: string;
  readonly text: string;
  readonly program: ESTree.Program;
  readonly comments: readonly Comment[];
  readonly imports: readonly Import[];
  readonly lineOf: (offset: number) => number;
};

export type Problem = { readonly path: string; readonly line: number; readonly message: string };

/** Every file that git tracks or would track. */
export function listFiles(root = ROOT): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return [...new Set(listed.split('\0'))].filter((path) => path && existsSync(join(root, path))).sort();
}

export const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || /(^|\/)testing\//.test(path) || path.startsWith('e2e/');
/** Facts in rows rather than code. */
export const isData = (path: string): boolean => /(^|\/)data\//.test(path);

/** Undefined for a file that is no TypeScript at all; the type check says where and why. */
export function parseIfWhole(path: string, text: string): Source | undefined {
  try {
    return parseSource(path, text);
  } catch {
    return undefined;
  }
}

export function parseSource(path: string, text: string): Source {
  const { program, comments, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineOf = lineFinder(text);
  const imports: Import[] = [];
  const add = (specifier: string, offset: number, typeOnly: boolean): void => {
    imports.push({ specifier, line: lineOf(offset), typeOnly });
  };
  for (const { moduleRequest, start, entries } of module.staticImports) {
    add(moduleRequest.value, start, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const { start, entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from)
      add(
        from.value,
        start,
        entries.every((entry) => entry.isType),
      );
  }
  // A walk of its own costs a sixth of all checks, and few files have one
  if (/\bimport\s*\(/.test(text)) {
    new Visitor({
      ImportExpression: ({ source, start }) => {
        if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, start, false);
      },
      TSImportType: ({ source, start }) => add(source.value, start, true),
    }).visit(program);
  }
  return { path, text, program, comments, imports, lineOf };
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}
