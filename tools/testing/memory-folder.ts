/**
 * Temporary files of a test run are kept in memory where there's room. Databases are made and dropped
 * hundreds of times, a thousand files each, and a disk takes a tenth of all processor time for that.
 */
import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const FOLDER = '/dev/shm';
const ROOM = 4 * 1024 ** 3;
/** What browsers, servers and the files need together. */
const MEMORY = 2 * ROOM;

/** In the configuration of a run, for its processes and their children. A TMPDIR that's set stays. */
export function useMemoryFolder(folder = FOLDER): void {
  if (process.env.TMPDIR || process.platform !== 'linux' || !existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  // Containers often give it 64 MB
  if (bavail * bsize >= ROOM && freemem() >= MEMORY) process.env.TMPDIR = folder;
}
