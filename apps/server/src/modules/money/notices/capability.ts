import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Capability } from '#modules/capability.ts';
import { NOTICE_CASES } from './case-types.ts';
import { deleteNotices } from './store.ts';
import { type NoticeDeps, workNotices } from './work-notices.ts';

/** Longer than a dispute can be opened late. */
const STORED_DAYS = 540;

export const notices: Capability<unknown, NoticeDeps> = {
  name: 'notices',
  caseTypes: Object.values(NOTICE_CASES),
  jobs: (deps) => [
    { name: 'work-notices', everySeconds: 15, run: () => workNotices(deps) },
    {
      name: 'forget-notices',
      everySeconds: 86_400,
      storedDays: STORED_DAYS,
      run: () => deleteNotices(deps.db, plusSeconds(deps.clock.now(), -STORED_DAYS * 86_400)),
    },
  ],
};
