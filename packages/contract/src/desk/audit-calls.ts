/** What an agent looked at and did, as the audit log has it. */
import { z } from 'zod';
import { call } from '../call.ts';
import { instant } from '../primitives.ts';

const auditEntry = z.object({
  /** Its number in the tenant’s log. */
  seq: z.int(),
  at: instant,
  /** The call’s name; what it does is in this reference. */
  call: z.string(),
  mode: z.enum(['desk', 'delegated']),
  /** `view`: looked at; `act`: changed something. */
  kind: z.enum(['view', 'act']),
  /** `ok`, an error code, `Failed` for a fault of ours; null when the server never came back from it. */
  result: z.string().nullable(),
  /** Customers by name and cases by code, those that it names. */
  subjects: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What was typed, until it’s forgotten; null then, and where nothing was. */
  words: z.array(z.string()).nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const deskAuditCalls = {
  listOwnDeeds: call({
    method: 'GET',
    path: '/desk/audit',
    summary: 'What the agent looked at and did, the newest first, page by page',
    auth: 'agent',
    query: z.object({
      /** `act`: without what was only looked at. */
      kind: z.literal('act').optional(),
      /** Where the page before ended. */
      before: z.coerce.number().int().min(1).optional(),
    }),
    output: z.object({ entries: z.array(auditEntry), next: z.int().nullable() }),
    errors: [],
  }),
} as const;
