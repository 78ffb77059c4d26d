/** The message that invites somebody to their company's travel portal. */
import type { PersonId } from '@sojourn/domain/ids.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';

/** `key`: the person and when; `to`: the address that the company wrote down. */
type Invitation = {
  readonly kind: 'companyInvitation';
  readonly key: string;
  readonly to: string;
  readonly company: string;
  /** Left out of what was stored when every invitation was the same to a portal. */
  readonly personId?: PersonId;
};

export const INVITATION: MessageType<Invitation> = {
  kind: 'companyInvitation',
  bookingId: () => null,
  write: ({ to, company, personId }, { origin, tenant }, { texts }) => ({
    to,
    subject: texts.invitation.subject(company, tenant.brandName),
    blocks: [
      { block: 'heading', text: texts.invitation.heading(tenant.brandName) },
      { block: 'text', text: texts.invitation.text(company, tenant.issuerName) },
      {
        block: 'link',
        text: texts.invitation.link,
        url: personId ? `${origin}/login?invitation=${personId}` : `${origin}/`,
      },
      { block: 'text', text: texts.invitation.mistake },
      { block: 'text', text: texts.invitation.onlyOne },
    ],
    calendar: null,
  }),
};
