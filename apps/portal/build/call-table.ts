/**
 * `virtual:call-table`: method, path and flags of each call of the contract, and nothing of its schemas, so
 * that the browser gets 1 KB instead of zod.
 */
import { calls } from '@sojourn/contract/calls.ts';
import type { Plugin } from 'vite';

const ID = 'virtual:call-table';

/** Of the desk, of companies' admins, of operators and of the lab: the portal's pages make none of them. */
const OF_OTHERS = /^\/(?:desk|admin|operator|lab|supplier-events)(?:\/|$)/;

/** By name; `everything` for a site that isn't the portal. */
export const rowsOf = (everything: boolean) =>
  Object.entries(calls)
    .filter(([, { path }]) => everything || !OF_OTHERS.test(path))
    .map(([name, call]) => {
      const stream = 'stream' in call && call.stream === true;
      const kind = stream ? 1 : 'file' in call ? 2 : 'uploadBytes' in call ? 3 : 0;
      return [name, [call.method, call.path, kind]] as const;
    });

export function callTable({ everything }: { readonly everything: boolean }): Plugin {
  return {
    name: 'call-table',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) =>
      id === `\0${ID}` ? `export default ${JSON.stringify(Object.fromEntries(rowsOf(everything)))}` : null,
  };
}
