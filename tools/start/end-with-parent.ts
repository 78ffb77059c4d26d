/**
 * Loaded into each child before its program: when the parent is gone, however it went, the child ends too.
 * What Node compiles is kept for the next start, which then takes half the time.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const PATIENCE_MS = 3_000;
/** A killed process leaves nothing behind. */
const KEEP_AFTER_MS = 5_000;

// Among our own files: what lies in a shared folder may be somebody else's
enableCompileCache(join(ROOT, 'node_modules/.cache/compiled'));
setTimeout(flushCompileCache, KEEP_AFTER_MS).unref();

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The channel alone keeps no process alive
  process.channel.unref();
}
