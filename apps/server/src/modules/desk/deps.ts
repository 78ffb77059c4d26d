import type { TenantId } from '../../context.ts';
import type { Sealer } from '../../seal.ts';
import type { DisruptionDeps } from '../disruptions/product.ts';
import type { ProposalDeps } from '../proposals/deps.ts';
import type { ScheduleDeps } from '../schedule-changes/product.ts';
import type { CompanyDeps } from '../trips/booked-for-me.ts';

export type DeskDeps = ProposalDeps &
  ScheduleDeps &
  DisruptionDeps &
  CompanyDeps & {
    /** Of files. */
    readonly sealer: Sealer;
    /** Where a tenant's portal is, as the desk's own address has it: `http://localhost:8080`. */
    readonly portalOrigin: (tenantId: TenantId, deskOrigin: string) => string;
  };
