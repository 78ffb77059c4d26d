import type { Db } from '#db/client.ts';
import type { Capability } from '../capability.ts';
import { CASE_MACHINE } from './machines.ts';
import { CASE_OPENED } from './messages.ts';
import { countOpenCases } from './store.ts';

export const cases: Capability<unknown, { readonly db: Db }> = {
  name: 'cases',
  machines: [CASE_MACHINE],
  messages: [CASE_OPENED],
  jobs: ({ db }) => [
    {
      name: 'count-open-cases',
      everySeconds: 60,
      isDueAtStart: true,
      run: async () => {
        const rows = await countOpenCases(db);
        return { rows, gauges: { money_open_cases: rows } };
      },
    },
  ],
};
