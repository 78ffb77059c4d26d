import { expect, it } from 'vitest';
import type { Actor } from '../../context.ts';
import type { CheckoutDeps } from './deps.ts';
import { checkoutRoutes } from './routes.ts';

it('where a tenant sells no flights, none are priced and no checkout of them is begun', async () => {
  const asked: string[] = [];
  const flightSupplierOf = (sliceId: string) => void asked.push(sliceId);
  const deps = { flightSupplierOf } as unknown as CheckoutDeps;
  const { startFlightCheckout } = checkoutRoutes(deps, (tenantId) => tenantId === 'consumer');
  const slices = [{ sliceId: 'TP216.2027-04-14.BOS.LIS', fareClass: 'standard' as const }];
  const passengers = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };
  const start = (tenantId: string) =>
    startFlightCheckout({
      input: { slices, passengers },
      actor: { tenantId, locale: 'en' } as unknown as Actor,
      context: { scenario: null, requestId: 'r' },
    } as unknown as Parameters<typeof startFlightCheckout>[0]);
  await expect(start('business')).rejects.toMatchObject({ code: 'NotFound' });
  expect(asked).toEqual([]);
  await expect(start('consumer')).rejects.toMatchObject({ code: 'RateNotAvailable' });
  expect(asked).toHaveLength(1);
});
