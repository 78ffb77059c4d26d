/** What waits for a person now, the most pressing first; `npm run cases` prints it. */
import type { Db } from '#db/client.ts';
import { type ListedCase, readOpenCases } from './store.ts';

export const listCases = (db: Db, limit = 200): Promise<ListedCase[]> => readOpenCases(db, limit);
