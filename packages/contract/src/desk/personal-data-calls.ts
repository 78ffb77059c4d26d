/** What agents do about a person's data: one requests it with a reason, another agrees. */
import { z } from 'zod';
import { call } from '../call.ts';
import { ERASURE_WAITS, erasure } from '../personal-data.ts';
import { fileAnswer, idOf, instant, messageText } from '../primitives.ts';

const customerParams = z.object({ customerId: idOf('cus') });

const deskPersonalData = z.object({
  request: z
    .object({
      kind: z.enum(['export', 'erase']),
      /** `asked`: another agent has to agree; `agreed`: the archive may be saved for a day. */
      state: z.enum(['asked', 'agreed']),
      agentName: z.string(),
      reason: z.string(),
      requestedAt: instant,
      /** It's the agent's own, so another one decides. */
      isOwn: z.boolean(),
    })
    .nullable(),
  /** The customer is about to be erased. */
  erasure: erasure.nullable(),
  /** They were. */
  erasedAt: instant.nullable(),
  waitsFor: z.array(z.enum(ERASURE_WAITS)),
});
export type DeskPersonalData = z.output<typeof deskPersonalData>;

export const deskPersonalDataCalls = {
  getPersonalDataFor: call({
    method: 'GET',
    path: '/desk/customers/:customerId/personal-data',
    summary: 'What’s requested about a customer’s data',
    auth: 'agent',
    params: customerParams,
    output: deskPersonalData,
    errors: [],
  }),
  requestPersonalDataFor: call({
    method: 'POST',
    path: '/desk/customers/:customerId/personal-data',
    summary: 'Requests for a customer who wrote or called that their data is exported, or erased',
    auth: 'agent',
    params: customerParams,
    input: z.object({ kind: z.enum(['export', 'erase']), reason: messageText(500) }),
    output: deskPersonalData,
    errors: ['ErasureRefused', 'DataRequestTaken'],
  }),
  decidePersonalDataFor: call({
    method: 'POST',
    path: '/desk/customers/:customerId/personal-data/decision',
    summary: 'Agrees to another agent’s request, or declines it; one’s own can only be declined',
    auth: 'agent',
    params: customerParams,
    input: z.object({ isAgreed: z.boolean() }),
    output: deskPersonalData,
    errors: ['DataRequestTaken'],
  }),
  exportPersonalDataFor: call({
    method: 'GET',
    path: '/desk/customers/:customerId/personal-data/export',
    summary: 'The archive of a customer’s data, for a day after another agent agreed',
    auth: 'agent',
    params: customerParams,
    file: 'application/zip',
    output: fileAnswer,
    errors: ['DataRequestTaken'],
  }),
} as const;
