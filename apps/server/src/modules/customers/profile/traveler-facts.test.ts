import { expect, it } from 'vitest';
import { identitySeals } from '#seal.ts';
import type { StoredTraveler } from './store.ts';
import { openFacts } from './traveler-facts.ts';

it('a traveler saved by the former names is read by those of today', () => {
  const seals = identitySeals(
    { current: 'a key for tests only, 32 characters or more', others: [] },
    { bytes: (count) => new Uint8Array(count) },
  );
  const key = { tenantId: 'harbor', customerId: 'cus_1', personId: 'trv_1' };
  const former = { firstName: 'Maya', birthdate: '1988-07-22', frequentFlyer: { TP: '448210937' } };
  const factsSealed = seals.seal('harbor/cus_1/trv_1', JSON.stringify(former));
  const facts = openFacts(seals, { ...key, factsSealed } as StoredTraveler);
  expect(facts).toMatchObject({ birthdate: '1988-07-22', frequentFlyerNumber: { TP: '448210937' } });
  expect(facts).not.toHaveProperty('frequentFlyer');
});
