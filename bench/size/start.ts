/** How long the portal's server takes until it's ready on a filled database. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../packages/postgres/src/embedded/launch.ts';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');
const PATIENCE_SECONDS = 120;

export async function startSeconds(databaseUrl: string): Promise<number> {
  const [port, elsewhere] = [await freePort(), await freePort()];
  const secret = 'a secret of benchmarks, of 32 characters';
  const outside = `http://localhost:${elsewhere}`;
  const begun = performance.now();
  const server = spawn(process.execPath, [MAIN], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
      SERVER_KEY: secret,
      OIDC_ISSUER: outside,
      OIDC_CLIENT_SECRET: secret,
      REWARDS_URL: outside,
      REWARDS_API_KEY: secret,
      VAULT_URL: outside,
      VAULT_API_KEY: secret,
      // Ready without a build: no page is opened
      PORTAL_FOLDER: join(import.meta.dirname, '../../apps/portal'),
      MAIL_FOLDER: join(process.env.TMPDIR ?? '/tmp', `sojourn-mail-${port}`),
    },
  });
  try {
    while (performance.now() - begun < PATIENCE_SECONDS * 1000) {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return (performance.now() - begun) / 1000;
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
      await sleep(50);
    }
    throw new Error('the server was not ready in time');
  } finally {
    server.kill('SIGKILL');
  }
}
