/** What waits for a person now, the most pressing first; `npm run cases` prints it. */
import type { Db } from '#db/client.ts';
import { type Case, readOpenCases } from './store.ts';

export const listCases = (db: Db, limit = 200): Promise<Case[]> => readOpenCases(db, limit);
