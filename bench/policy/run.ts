/** A company's policy: judging the offers of one search, and a replay of a month. */
import type { Row } from '../rows.ts';
import { judgeBench } from './judges.ts';
import { replayBench } from './replay.ts';

export const policyBench = async (): Promise<Row[]> => [...judgeBench(), ...(await replayBench())];
