/** Gives the outbox's consumer what it needs: trips to write about, a way to send, and cases for failures. */
import { assertPresent } from '@sojourn/domain/present.ts';
import { originWithHost, tenantById } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { MailPort } from '#suppliers/mail/port.ts';
import type { Effects } from '../context.ts';
import type { Capability } from '../modules/capability.ts';
import { caseTypes } from '../modules/desk/cases/case-type.ts';
import { openCase } from '../modules/desk/cases/open-case.ts';
import { findCase, noteInCases } from '../modules/desk/cases/store.ts';
import type { MessengerDeps, NeedsPerson } from '../modules/platform/notify/deliver-messages.ts';
import type { MailTypes } from '../modules/platform/notify/write-mail.ts';
import { createNaming, type MailedProducts } from '../modules/selling/booking/in-language.ts';
import { showTrip, type TripDeps } from '../modules/trips/trips/use-case.ts';

/** `originOf`: of a tenant's portal, for links. */
export type MailWiring = {
  readonly port: MailPort;
  readonly fromAddress: string;
  readonly originOf: (tenant: Tenant) => string;
};

const CASES = caseTypes({ messageUndelivered: { dueHours: 24 } });
export const mail: Capability<unknown> = { name: 'mail', caseTypes: Object.values(CASES) };

/** One case for a message, also when a person has closed it while the message is still tried. */
export const undeliveredCase =
  (effects: Pick<Effects, 'clock' | 'random'>): NeedsPerson =>
  async (tx, { tenantId, customerId, messageId, kind: message, attempts, reason, givenUpAt }) => {
    const [owner, type] = [{ tenantId, customerId }, CASES.messageUndelivered] as const;
    const { kind } = type;
    if (!(await findCase(tx, owner, messageId, kind))) {
      const facts = { message, attempts, reason };
      await openCase(tx, effects, { ...owner, type, subjectId: messageId, facts });
    }
    if (givenUpAt) await noteInCases(tx, owner, messageId, kind, { attempts, reason, givenUpAt });
  };

/** Null without wiring: messages wait in the outbox until they are given up. */
export function messengerDeps(
  effects: Effects,
  wiring: { readonly mail?: MailWiring; readonly tenants: readonly Tenant[] },
  trips: TripDeps & MailTypes & { readonly products: MailedProducts },
): MessengerDeps | null {
  const { mail, tenants } = wiring;
  const { products, messages } = trips;
  if (!mail) return null;
  const { port, ...rest } = mail;
  return {
    ...effects,
    ...rest,
    mail: port,
    tenants,
    products,
    messages,
    naming: createNaming(trips),
    readTrip: (ref) => showTrip(trips, ref),
    needsPerson: undeliveredCase(effects),
  };
}

/** Where no mail is sent nobody is asked to confirm a payment, either. */
export const tenantsIn = (wiring: { readonly tenants: readonly Tenant[]; readonly mail?: MailWiring }) => {
  const tenantOf = (id: Tenant['id']): Tenant => tenantById(wiring.tenants, id);
  const originOf = (id: Tenant['id']): string => wiring.mail?.originOf(tenantOf(id)) ?? 'http://localhost';
  return { tenantOf, originOf };
};

/** With the scheme and port at which the desk or the admin site was called. */
export const portalOriginIn =
  (tenants: readonly Tenant[]) =>
  (tenantId: Tenant['id'], origin: string): string =>
    originWithHost(origin, assertPresent(tenantById(tenants, tenantId).hosts[0], 'the portal’s host'));
