/**
 * The programs of `npm run dev`: the server moves behind a program that serves pages from their sources,
 * with `--inspect` it can be debugged.
 */
import { join } from 'node:path';
import { freePort } from '../../packages/postgres/src/embedded/launch.ts';
import { ROOT } from '../root.ts';
import type { Program } from '../start/processes.ts';
import { SITES } from './requests.ts';

/** `--inspect` or `--inspect=9230`, as Node takes it. */
const INSPECT = /^--inspect(=\d+)?$/;

/** The server reads each site's page from its sources, too. */
const SOURCES = Object.fromEntries(SITES.map(({ app, folder }) => [folder, join(ROOT, 'apps', app)]));

export async function developmentPrograms(
  programs: readonly Program[],
  given: readonly string[],
): Promise<Program[]> {
  const port = String(await freePort());
  return programs.flatMap((program): Program[] => {
    if (program.name !== 'server') return [program];
    const { environment } = program;
    const behind = { ...environment, ...SOURCES, HOST: '127.0.0.1', PORT: port };
    const { NODE_ENV = 'development', HOST = '', PORT = '' } = environment;
    return [
      {
        ...program,
        environment: behind,
        readyUrl: `http://127.0.0.1:${port}/readyz`,
        flags: given.filter((word) => INSPECT.test(word)),
      },
      {
        name: 'pages',
        entry: 'tools/dev/pages.ts',
        environment: { NODE_ENV, HOST, PORT, PORTAL_SERVER: port },
        readyUrl: program.readyUrl,
      },
    ];
  });
}
