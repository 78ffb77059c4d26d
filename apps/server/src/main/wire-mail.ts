/** Hands the outbox's consumer what it needs: trips to tell of, a way out, and a person when that is shut. */
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { MailPort } from '#suppliers/mail/port.ts';
import type { Effects } from '../context.ts';
import { openCase } from '../modules/cases/open-case.ts';
import { createMessenger, type Messenger } from '../modules/notify/deliver-messages.ts';
import { showTrip, type TripDeps } from '../modules/trips/use-case.ts';

/** `originOf`: of a tenant's portal, for links. */
export type MailWiring = {
  readonly port: MailPort;
  readonly fromAddress: string;
  readonly originOf: (tenant: Tenant) => string;
};

const NOBODY: Pick<Messenger, 'start' | 'stop'> = { start: () => undefined, stop: async () => undefined };

/** Without wiring messages wait in the outbox. */
export function wireMail(
  effects: Effects,
  wiring: { readonly mail?: MailWiring; readonly tenants: readonly Tenant[] },
  trips: TripDeps,
): Pick<Messenger, 'start' | 'stop'> {
  const { mail, tenants } = wiring;
  if (!mail) return NOBODY;
  const { port, ...rest } = mail;
  return createMessenger({
    ...effects,
    ...rest,
    mail: port,
    tenants,
    readTrip: (ref) => showTrip(trips, ref),
    needsPerson: (tx, { tenantId, customerId, messageId, kind, attempts, reason }) => {
      const facts = { message: kind, attempts, reason };
      const trouble = { kind: 'messageUndelivered', subjectId: messageId, facts } as const;
      return openCase(tx, effects, { tenantId, customerId, ...trouble });
    },
  });
}
