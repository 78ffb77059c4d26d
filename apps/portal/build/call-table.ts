/**
 * `virtual:call-table`: method, path and flags of each call of the contract, and nothing of its schemas, so
 * that the browser gets 1 KB instead of zod.
 */
import { calls } from '@sojourn/contract/calls.ts';
import type { Plugin } from 'vite';

const ID = 'virtual:call-table';

export function callTable(): Plugin {
  return {
    name: 'call-table',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const rows = Object.entries(calls).map(([name, call]) => {
        const stream = 'stream' in call && call.stream === true;
        const kind = stream ? 1 : 'file' in call ? 2 : 'uploadBytes' in call ? 3 : 0;
        return [name, [call.method, call.path, kind]] as const;
      });
      return `export default ${JSON.stringify(Object.fromEntries(rows))}`;
    },
  };
}
