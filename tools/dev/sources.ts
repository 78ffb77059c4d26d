/** Which program of `npm run dev` starts again when a file changes. Vite itself notices what pages show. */

const USED: Readonly<Record<string, RegExp>> = {
  bank: /^(apps\/bank|packages\/(artwork|domain|postgres|ui))\/src\//,
  vault: /^(apps\/vault|packages\/(domain|postgres|ui))\/src\//,
  server:
    /^((apps\/server|packages\/(artwork|contract|domain|geography|postgres)|world)\/src|products|config)\//,
  // What its plugins have read: Vite asks them once
  pages:
    /^(apps\/(portal\/build|\w+\/vite\.config)|packages\/contract\/src|products\/(\w+\/wire|lists)|config)\b/,
};
/** Shown in the browser alone, or by tests. */
const SHOWN = /^products\/\w+\/(pages|parts|words|testing)\//;
const UNUSED = /\.test\.tsx?$|\/testing\/|~$|\.sw[a-z]$|\/\.[^/]+$/;

export const FOLDERS = ['apps', 'packages', 'products', 'world', 'config'] as const;

/** `path` is from the repository's root. */
export const programsUsing = (path: string): string[] =>
  UNUSED.test(path) || SHOWN.test(path)
    ? []
    : Object.keys(USED).filter((program) => USED[program]?.test(path));
