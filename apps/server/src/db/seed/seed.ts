/** Puts a scenario's data into the portal's database. Seeding again changes nothing that is there. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../client.ts';
import { seedDemo } from './demo.ts';
import { seedEmpty } from './empty.ts';

type SeedParts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** Seals saved travelers; without it there are none. */
  readonly serverKey?: string | undefined;
};

const SCENARIOS: Readonly<Record<string, (parts: SeedParts) => Promise<void>>> = {
  demo: seedDemo,
  empty: seedEmpty,
};

export const SEED_SCENARIOS: readonly string[] = Object.keys(SCENARIOS);

export async function seed({ scenario, ...parts }: SeedParts & { readonly scenario: string }): Promise<void> {
  const run = Object.hasOwn(SCENARIOS, scenario) ? SCENARIOS[scenario] : undefined;
  if (!run) throw new Error(`SEED: '${scenario}' is not one of ${SEED_SCENARIOS.join(', ')}`);
  await run(parts);
}
