/** Dispute packs for agents. */
import { call } from '../call.ts';
import { fileAnswer, idOf } from '../primitives.ts';
import { tripParams } from '../trip-parts.ts';

const params = tripParams.extend({ customerId: idOf('cus') });

export const deskProofCalls = {
  getProofFor: call({
    method: 'GET',
    path: '/desk/customers/:customerId/trips/:bookingId/proof.json',
    summary: 'What the customer accepted about a booking and its proof, checked with `npm run proof`',
    auth: 'agent',
    params,
    file: 'application/json',
    output: fileAnswer,
    errors: [],
  }),
  getProofPaperFor: call({
    method: 'GET',
    path: '/desk/customers/:customerId/trips/:bookingId/proof.pdf',
    summary: 'The same to be read, in the agent’s language',
    auth: 'agent',
    params,
    file: 'application/pdf',
    output: fileAnswer,
    errors: [],
  }),
} as const;
