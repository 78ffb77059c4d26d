/** The support calls of the contract. */
import type { caseFileCalls } from '@sojourn/contract/case-files.ts';
import type { supportCalls } from '@sojourn/contract/support.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Handlers } from '#context.ts';
import { receiveFile } from '../cases/files/receive-file.ts';
import { answerProposal } from '../proposals/answer-proposal.ts';
import { sendChange } from '../proposals/send-change.ts';
import { askForHelp } from './ask-for-help.ts';
import { showSupportCode } from './codes/support-codes.ts';
import { contactSupport } from './contact-support.ts';
import type { SupportDeps } from './deps.ts';
import { getCaseFile } from './get-case-file.ts';
import { getSupportCase } from './get-support-case.ts';
import { listSupportCases } from './list-support-cases.ts';
import { writerOf } from './own-case.ts';
import { replyToCase } from './reply-to-case.ts';

type SupportCalls = keyof typeof supportCalls | keyof typeof caseFileCalls;

export const supportRoutes = (deps: SupportDeps): Pick<Handlers, SupportCalls> => ({
  listSupportCases: ({ actor }) => listSupportCases(deps, actor),
  getSupportCase: ({ actor, params }) => getSupportCase(deps, params.caseId, actor),
  contactSupport: ({ actor, input, context }) =>
    contactSupport(deps, input, assertPresent(context.idempotencyKey, 'the key of a message'), actor),
  askForHelp: ({ actor, params, input }) => askForHelp(deps, params.bookingId, input, actor),
  replyToCase: async ({ actor, params, input }) => {
    await replyToCase(deps, params.caseId, input, actor);
    return getSupportCase(deps, params.caseId, actor);
  },
  sendFile: ({ actor, query, input }) =>
    receiveFile(deps, actor, writerOf(actor), { name: query.name, bytes: input }),
  getCaseFile: ({ actor, params }) => getCaseFile(deps, params, actor),
  sendChange: ({ actor, params, input, context }) => sendChange(deps, params, input, actor, context),
  answerProposal: async ({ actor, params, input, context }) => {
    const { caseId, proposalId } = params;
    const { tenantId, customerId } = actor;
    const { accept, paymentId = null, policyReason } = input;
    const answer = { proposalId, accept, paymentId, policyReason };
    await answerProposal(deps, { tenantId, customerId, caseId }, answer, actor, context);
    return getSupportCase(deps, caseId, actor);
  },
  showSupportCode: ({ actor }) => showSupportCode(deps, actor),
});
