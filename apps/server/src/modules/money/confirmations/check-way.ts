/** How long and where a customer can be asked by their bank: on the page that they're on, or later. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Tenant, TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor } from '#context.ts';
import type { CheckWay } from '#suppliers/payments/port.ts';
import { LATER_SECONDS, type Later } from './await-bank.ts';

/** Shorter than suppliers hold: what's approved at the last moment can still be confirmed. */
export const CHECK_SECONDS = 600;

export type CheckWayDeps = {
  readonly tenantOf: (id: TenantId) => Pick<Tenant, 'brandName'>;
  /** Of a tenant's portal. */
  readonly originOf: (id: TenantId) => string;
};

export const checkWay = (
  { tenantOf }: Pick<CheckWayDeps, 'tenantOf'>,
  { tenantId, locale }: Pick<Actor, 'tenantId' | 'locale'>,
  origin: string,
  until: Instant,
): CheckWay => ({ until, returnUrl: `${origin}/card-check`, locale, payee: tenantOf(tenantId).brandName });

/** What a saga is started with whose customer isn't there. `until`: not after that. */
export function laterInput(
  deps: CheckWayDeps,
  of: Pick<Actor, 'tenantId' | 'locale'>,
  { until: givenEnd = null, ...later }: Later & { readonly until?: Instant | null },
  at: Instant,
): { readonly check: CheckWay; readonly later: Later } {
  const latest = plusSeconds(at, LATER_SECONDS);
  const until = givenEnd !== null && isBefore(givenEnd, latest) ? givenEnd : latest;
  return { check: checkWay(deps, of, deps.originOf(of.tenantId), until), later };
}
