/** Notifies admins that their company's card is about to expire: 60, 30 and 7 days before, each once. */
import { cardNoticeDue, daysUntilExpiry } from '@sojourn/domain/companies/payers.ts';
import { adminHref } from '@sojourn/domain/tenants/admin-links.ts';
import { adminOriginFrom } from '@sojourn/domain/tenants/resolve-tenant.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import { lockExpiringCards, noteNotice } from '../../companies/card/store.ts';
import { readAdminCustomers } from '../travel/messages/store.ts';

/** `key`: the card, its month and the notice. */
type CardExpiring = {
  readonly kind: 'companyCardExpiring';
  readonly key: string;
  readonly company: string;
  /** As it's shown: `Harrow Bridges 7702`. */
  readonly card: string;
  readonly daysLeft: number;
};

export const CARD_EXPIRING: MessageType<CardExpiring> = {
  kind: 'companyCardExpiring',
  bookingId: () => null,
  write: ({ company, card, daysLeft }, { origin, person, tenant }, { texts }) => {
    const page = `${adminOriginFrom(tenant, origin) ?? origin}/setup`;
    const words = texts.companyCardExpiring;
    return {
      to: person?.email ?? '',
      subject: words.subject(card, daysLeft),
      blocks: [
        { block: 'heading', text: words.subject(card, daysLeft), tone: 'warn' },
        { block: 'text', text: words.text(company) },
        { block: 'link', text: words.link, url: adminHref(page, 'admin_portal') },
      ],
      calendar: null,
    };
  },
};

/** Returns how many cards' admins were notified. */
export async function announceExpiringCards({ db, clock }: Pick<Effects, 'db' | 'clock'>): Promise<number> {
  return withTransaction(db, async (tx) => {
    const at = clock.now();
    let announced = 0;
    for (const card of await lockExpiringCards(tx, at)) {
      const {
        tenantId,
        paymentId,
        label,
        lastFour,
        expiryMonth: month,
        expiryYear: year,
        noticedDays,
      } = card;
      const daysLeft = daysUntilExpiry({ month, year }, at);
      const due = cardNoticeDue(daysLeft);
      if (due === null || (noticedDays !== null && noticedDays <= due)) continue;
      await noteNotice(tx, card, due);
      const key = [paymentId, `${year}-${month}`, due].join('.');
      const mail: CardExpiring = {
        kind: 'companyCardExpiring',
        key,
        company: card.businessName,
        card: `${label} ${lastFour}`,
        daysLeft,
      };
      for (const customerId of await readAdminCustomers(tx, card))
        await enqueue(tx, { tenantId: tenantId as never, customerId, at, ...mail });
      announced++;
    }
    return announced;
  });
}
