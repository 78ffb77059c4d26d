import { NO_EXTRAS } from '@sojourn/products/flight/wire/flights.ts';
import { withProducts } from '@sojourn/products/testing/with-products.ts';
import { expect, it } from 'vitest';
import type { Actor } from '#context.ts';
import { testClock } from '#testing/clock.ts';
import { requestContext } from '../booking/testing/request-context.ts';
import type { CheckoutDeps } from './deps.ts';
import { startCheckout } from './start-checkout.ts';

it('where a tenant sells no flights, none are priced and no checkout of them is begun', async () => {
  const calls: string[] = [];
  const flightSupplierOf = (sliceId: string) => void calls.push(sliceId);
  const random = { bytes: (count: number) => new Uint8Array(count) };
  const outside = withProducts({ db: undefined as never, clock: testClock(), random, flightSupplierOf });
  const tenantOf: CheckoutDeps['tenantOf'] = (id) => ({
    brandName: 'Harbor Travel',
    capabilities: id === 'consumer' ? ['flights'] : ['hotels'],
  });
  const deps = { ...outside, tenantOf, accountsOf: async () => [], cardOf: async () => null };
  const slices = [{ sliceId: 'TP216.2027-04-14.BOS.LIS', fareClass: 'standard' as const }];
  const passengers = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };
  const start = (tenantId: Actor['tenantId']) =>
    startCheckout(
      deps,
      { product: 'Flight', slices, passengers, extras: NO_EXTRAS },
      { tenantId, locale: 'en' } as unknown as Actor,
      requestContext(),
    );
  await expect(start('business')).rejects.toMatchObject({ code: 'NotFound' });
  expect(calls).toEqual([]);
  await expect(start('consumer')).rejects.toMatchObject({ code: 'RateNotAvailable' });
  expect(calls).not.toEqual([]);
});
