/** What is printed when everything can be used: addresses, and whom to sign in as. */
import type { StartSettings } from './settings.ts';

export async function welcome({ ports, mode }: StartSettings, seconds: number): Promise<string> {
  const { PORT, BANK_PORT, VAULT_PORT } = ports;
  const lines = [
    '',
    `  Sojourn is ready (${seconds.toFixed(1)} s)`,
    '',
    `  Harbor Travel            http://localhost:${PORT}/`,
    `  Harbor Business Travel   http://business.localhost:${PORT}/`,
    `  API reference            http://localhost:${PORT}/api/docs`,
    `  Bank (sign-in)           http://localhost:${BANK_PORT}/`,
    `  Card vault               http://localhost:${VAULT_PORT}/`,
    '',
  ];
  if (mode === 'production') return lines.join('\n');
  return [...lines, ...(await demoPeople()), ''].join('\n');
}

async function demoPeople(): Promise<string[]> {
  return [];
}
