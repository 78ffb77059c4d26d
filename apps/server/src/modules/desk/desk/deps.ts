import type { TenantId } from '#context.ts';
import type { DisruptionDeps } from '#modules/protecting/disruptions/product.ts';
import type { ScheduleDeps } from '#modules/trips/schedule-changes/product.ts';
import type { CompanyDeps } from '#modules/trips/trips/booked-for-me.ts';
import type { Sealer } from '#seal.ts';
import type { ProposalDeps } from '../proposals/deps.ts';

export type DeskDeps = ProposalDeps &
  ScheduleDeps &
  DisruptionDeps &
  CompanyDeps & {
    /** Of files. */
    readonly sealer: Sealer;
    /** Where a tenant's portal is, as the desk's own address has it: `http://localhost:8080`. */
    readonly portalOrigin: (tenantId: TenantId, deskOrigin: string) => string;
  };
