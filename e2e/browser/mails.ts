/** Every mail as the server writes it, for tests and pictures of them in a browser. */
import { MESSAGES } from '../../apps/server/src/main/capabilities.ts';
import { type MessageContent, messageIdOf } from '../../apps/server/src/modules/platform/notify/messages.ts';
import { SAMPLES } from '../../apps/server/src/modules/platform/notify/testing/sample-messages.ts';
import { writeMail } from '../../apps/server/src/modules/platform/notify/write-mail.ts';
import type { Mail } from '../../apps/server/src/suppliers/mail/port.ts';
import type { Instant } from '../../packages/domain/src/dates.ts';
import type { CustomerId } from '../../packages/domain/src/ids.ts';
import type { Tenant } from '../../packages/domain/src/tenants/tenant.ts';
import { testProducts } from '../../products/testing/with-products.ts';

export type NamedMail = { readonly name: string; readonly mail: Mail };

export const mailsOf = (tenant: Tenant, locale: 'en' | 'fr'): NamedMail[] =>
  SAMPLES.map(({ name, content, trip }) => {
    const message = content as MessageContent;
    const mail = writeMail(
      { products: testProducts, messages: MESSAGES },
      {
        tenantId: tenant.id,
        customerId: 'cus_1' as CustomerId,
        messageId: messageIdOf(message),
        told: message,
        createdAt: '2027-02-08T15:00:00.000Z' as Instant,
      },
      {
        tenant,
        origin: 'https://travel.example',
        fromAddress: 'no-reply@travel.example',
        person: { email: 'maya.okafor@example.com', locale },
        trip,
      },
    );
    if (!mail) throw new Error(`${name} is for nobody`);
    return { name, mail };
  });
