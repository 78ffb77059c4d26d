/** What is printed when everything can be used: addresses, and whom to sign in as. */
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../apps/bank/src/data/demo-people.ts';
import type { StartSettings } from './settings.ts';
import { originOf, readTenantSites } from './tenants.ts';

/** `mail`: where it goes, for people. `isPastComing`: the demo is being filled behind it. */
export function welcome(
  { ports, mode }: StartSettings,
  seconds: number,
  mail: string,
  isPastComing: boolean,
): string {
  const { PORT, BANK_PORT, VAULT_PORT } = ports;
  const sites = readTenantSites().flatMap(({ brandName, hosts, deskHosts = [], adminHosts = [] }) => [
    row(brandName, originOf(hosts[0] ?? 'localhost', PORT)),
    ...deskHosts.slice(0, 1).map((desk) => row(`${brandName} desk`, originOf(desk, PORT))),
    ...adminHosts.slice(0, 1).map((admin) => row('For its companies', originOf(admin, PORT))),
  ]);
  return [
    '',
    `  Sojourn is ready (${seconds.toFixed(1)} s)`,
    '',
    ...sites,
    row('API reference', `http://localhost:${PORT}/api/docs`),
    row('Bank (sign-in)', originOf('localhost', BANK_PORT)),
    row('Card vault', originOf('localhost', VAULT_PORT)),
    row('Mail', mail),
    '',
    ...(mode === 'production' ? [] : demoSignIns()),
    ...(isPastComing ? PAST : []),
  ].join('\n');
}

const PAST = [
  '  Northline’s trips, the customers’ and the desk’s cases come in over the next minutes.',
  '  SOJOURN_DEMO=small starts without them.',
  '',
];

const row = (name: string, value: string): string => `  ${name.padEnd(24)} ${value}`;

/** Everybody has the same password, which is published: production refuses these people. */
const demoSignIns = (): string[] => [
  `  Sign in as one of these, password ${DEMO_PASSWORD}`,
  ...DEMO_PEOPLE.map(({ userName, about }) => row(userName, about?.en ?? '')),
  '',
];
