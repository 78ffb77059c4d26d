/** Mail to travelers from their company, and to its admins about who needs help. */
import { adminHref } from '@sojourn/domain/tenants/admin-links.ts';
import { adminOriginFrom } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';

/** `key`: the message; `text`: as the admin wrote it. */
export type CompanyMessage = {
  readonly kind: 'companyMessage';
  readonly key: string;
  readonly company: string;
  readonly text: string;
  /** Answers it without a sign-in; absent from mail written before there were answers. */
  readonly answerToken?: string;
};

export const COMPANY_MESSAGE: MessageType<CompanyMessage> = {
  kind: 'companyMessage',
  bookingId: () => null,
  write: ({ company, text, answerToken }, { origin, person }, { texts }) => ({
    to: person?.email ?? '',
    subject: texts.companyMessage.subject(company),
    blocks: [
      { block: 'heading', text: texts.companyMessage.heading(company) },
      { block: 'text', text },
      ...(answerToken === undefined
        ? []
        : ([
            { block: 'text', text: texts.companyMessage.ask(company) },
            { block: 'link', text: texts.companyMessage.answer, url: `${origin}/how-are-you/${answerToken}` },
            { block: 'small', text: texts.companyMessage.noSignIn },
          ] as const)),
      { block: 'link', text: texts.seeTrips, url: `${origin}/trips` },
    ],
    calendar: null,
  }),
};

/** `key`: the message, who answered, and how often they had. */
export type NeedsHelp = {
  readonly kind: 'travelerNeedsHelp';
  readonly key: string;
  readonly company: string;
  readonly name: string;
  /** What they were asked. */
  readonly text: string;
};

export const NEEDS_HELP: MessageType<NeedsHelp> = {
  kind: 'travelerNeedsHelp',
  bookingId: () => null,
  write: ({ company, name, text }, { origin, person, tenant }, { texts }) => {
    const page = `${adminOriginFrom(tenant, origin) ?? origin}/travelers`;
    const words = texts.travelerNeedsHelp;
    return {
      to: person?.email ?? '',
      subject: words.subject(name),
      blocks: [
        { block: 'heading', text: words.subject(name), tone: 'bad' },
        { block: 'text', text: words.text(name, company) },
        { block: 'facts', rows: [[words.yourMessage, text]] },
        { block: 'link', text: words.link, url: adminHref(page, 'admin_portal') },
      ],
      calendar: null,
    };
  },
};
