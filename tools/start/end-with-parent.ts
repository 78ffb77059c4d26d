/**
 * Loaded into each child before its program: when the parent is gone, however it went, the child ends too.
 */
const PATIENCE_MS = 3_000;

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The channel alone keeps no process alive
  process.channel.unref();
}
