import type { deskAuditCalls } from '@sojourn/contract/desk/audit-calls.ts';
import type { Handlers } from '#context.ts';
import { type AuditViewDeps, listOwnDeeds } from './list-own-deeds.ts';

export const auditRoutes = (deps: AuditViewDeps): Pick<Handlers, keyof typeof deskAuditCalls> => ({
  listOwnDeeds: ({ query, actor }) => listOwnDeeds(deps, query, actor),
});
