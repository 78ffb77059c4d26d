import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import { inBatches } from '#workflow/jobs/job.ts';
import { announceExpiringCards, CARD_EXPIRING } from './card/expiring-cards.ts';
import { INVITATION } from './people/invitation-message.ts';
import { COMPANY_MESSAGE, NEEDS_HELP } from './travel/messages/mail.ts';
import { deleteMessages } from './travel/messages/store.ts';

const BATCH = 500;
/** After they were sent. */
const STORED_DAYS = 90;

export const admin: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'admin',
  messages: [INVITATION, COMPANY_MESSAGE, NEEDS_HELP, CARD_EXPIRING],
  jobs: ({ db, clock }) => [
    {
      name: 'announce-expiring-cards',
      everySeconds: 3_600,
      run: () => announceExpiringCards({ db, clock }),
    },
    {
      name: 'forget-company-messages',
      everySeconds: 3_600,
      storedDays: STORED_DAYS,
      run: (turn) =>
        inBatches(turn, BATCH, () =>
          deleteMessages(db, plusSeconds(clock.now(), -STORED_DAYS * 86_400), BATCH),
        ),
    },
  ],
};
