/**
 * A style names only CSS variables that something defines: a theme, another style or a component. One that
 * nobody defines is drawn as if the line weren't there, which no compiler notices.
 */
import { type Project, runAlone, type Verdict } from './checks/project.ts';
import type { Problem } from './checks/source.ts';

const STYLED = /^(apps|packages|products)\/.*\.(css|tsx?)$/;
/** `--name:` in a style, `'--name'` in a component or a theme. */
const DEFINED = /(?:^|[{;\s])(--[\w-]+)\s*:|['"`](--[\w-]+)['"`]/gm;
/** `var(--name)`; with a second value it may be undefined. */
const USED = /var\((--[\w-]+)\)/g;

export function check(project: Project): Verdict {
  const files = project.files.filter((path) => STYLED.test(path) && !/\.test\.tsx?$/.test(path));
  const defined = new Set(
    files.flatMap((path) =>
      [...project.text(path).matchAll(DEFINED)].map(([, style, code]) => style ?? code),
    ),
  );
  const problemsIn = (path: string): Problem[] =>
    project
      .text(path)
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(USED)]
          .filter(([, name]) => !defined.has(name))
          .map(([, name]) => ({ path, line: index + 1, message: `no style or theme defines ${name}` })),
      );
  return {
    problems: files.flatMap(problemsIn),
    summary: `${defined.size} CSS variables, each used one defined`,
  };
}

runAlone(import.meta, check);
