/** Hosts of tests whose homes are all booked at once. */
import { ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { HomeRequestVerbs } from '../sell/requests/request-port.ts';

const nobody = async () => rejected({ reason: 'NotFound' as const });

export const NO_REQUESTS: HomeRequestVerbs = {
  sendRequest: async () => rejected({ reason: 'RateNotAvailable' }),
  withdrawRequest: nobody,
  lookUpRequest: async () => ok(null),
  answerRequest: nobody,
  keepNights: nobody,
  dropRequest: nobody,
  writeToHost: nobody,
  listMessages: async () => ok([]),
  listClaims: async () => ok([]),
};
