/** The port for rewards over the bank's internal API. */
import type { OutboundFetch } from '../outbound-fetch.ts';
import { type BankSettings, callBank, readBank } from './call-bank.ts';
import {
  earningAnswer,
  lookUpAnswer,
  nothing,
  recordsAnswer,
  redemptionAnswer,
  refundAnswer,
} from './map.ts';
import type { Redemptions } from './redemptions-port.ts';

export function createRedemptions(settings: BankSettings, fetch: OutboundFetch): Redemptions {
  const bank = { settings, fetch };
  const at = (reference: string, verb = '') => `rewards/redemptions/${encodeURIComponent(reference)}${verb}`;
  return {
    reserve: (body, context) =>
      callBank(bank, { path: 'rewards/redemptions', body }, redemptionAnswer, context),
    settle: ({ reference, ...body }, context) =>
      callBank(bank, { path: at(reference, '/settle'), body }, redemptionAnswer, context),
    release: ({ reference }, context) =>
      callBank(bank, { path: at(reference, '/release'), body: {} }, nothing, context),
    refund: ({ reference, ...body }, context) =>
      callBank(bank, { path: at(reference, '/refunds'), body }, refundAnswer, context),
    earn: (body, context) => callBank(bank, { path: 'rewards/earnings', body }, earningAnswer, context),
    takeBack: ({ reference }, context) => {
      const path = `rewards/earnings/${encodeURIComponent(reference)}/take-back`;
      return callBank(bank, { path, body: {} }, nothing, context);
    },
    lookUp: ({ reference }, context) => readBank(bank, at(reference), lookUpAnswer, context),
    listRecords: ({ since }, context) =>
      readBank(bank, `rewards/records?since=${since}`, recordsAnswer, context),
  };
}
