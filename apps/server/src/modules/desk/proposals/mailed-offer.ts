/** What mail about an offer says of it. */
import { money } from '@sojourn/domain/money.ts';
import type { MailedOffer } from '../cases/thread/notify-of-case.ts';
import type { NewProposal } from './store.ts';

type Terms = Pick<NewProposal, 'kind' | 'amountMinor' | 'dueMinor' | 'currency' | 'expiresAt'>;

export const mailedOffer = ({ kind, amountMinor, dueMinor, currency, expiresAt }: Terms): MailedOffer => ({
  kind,
  amount: money(amountMinor, currency),
  due: money(dueMinor, currency),
  expiresAt,
});
