/** What requests to hosts add to what's registered for homes. */
import { HOME_DEPOSIT_MACHINE } from '../deposits/deposit.ts';
import { HOME_REQUEST_CASES } from './case-types.ts';
import { HOME_CLAIM_MACHINE } from './claims/claim.ts';
import { HOST_NEWS, REQUEST_NEWS } from './mail/messages.ts';
import { HOME_REQUEST_MACHINE } from './request.ts';
import { homeRequestJobs } from './settle-requests.ts';

export const homeRequests = {
  machines: [HOME_REQUEST_MACHINE, HOME_CLAIM_MACHINE, HOME_DEPOSIT_MACHINE],
  caseTypes: Object.values(HOME_REQUEST_CASES),
  messages: [REQUEST_NEWS, HOST_NEWS],
  jobs: homeRequestJobs,
};
