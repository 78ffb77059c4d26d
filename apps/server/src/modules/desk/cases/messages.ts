/** The message to a waiting customer that somebody looks into what went wrong. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { isId } from '@sojourn/domain/ids.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import { dayOf } from '#modules/platform/notify/trip-facts.ts';

/** `key`: the case's id; `about`: its kind; `subjectId`: mostly a booking. */
export type CaseOpened = {
  readonly kind: 'caseOpened';
  readonly key: string;
  readonly code: string;
  readonly about: string;
  readonly subjectId: string;
  readonly dueAt: Instant;
};

export const CASE_OPENED: MessageType<CaseOpened> = {
  kind: 'caseOpened',
  bookingId: ({ subjectId }) => (isId('bkg', subjectId) ? subjectId : null),
  write: ({ key, code, about, dueAt }, { origin, person, trip }, language) => {
    const { texts } = language;
    const { anything, subject, text } = texts.caseOpened;
    const what = texts.caseOpened.about[about] ?? anything;
    return {
      // A booking with another address gets its mail there
      to: trip?.email ?? person?.email ?? '',
      subject: subject(what.heading, code),
      blocks: [
        { block: 'heading', text: what.heading },
        { block: 'text', text: what.text },
        { block: 'text', text: text(code, dayOf(dueAt, language)) },
        { block: 'link', text: texts.seeCase, url: `${origin}/support/${key}` },
      ],
      calendar: null,
    };
  },
};
