/** The desk's calls. Every one is of the agent's own tenant. */
import type { deskFileCalls } from '@sojourn/contract/case-files.ts';
import type { deskCaseCalls } from '@sojourn/contract/desk/case-calls.ts';
import type { deskCustomerCalls } from '@sojourn/contract/desk/customer-calls.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Handlers } from '#context.ts';
import { refuse } from '#refusal.ts';
import { openFile } from '../cases/files/open-file.ts';
import { receiveFile } from '../cases/files/receive-file.ts';
import { changeCase, openForChange } from '../cases/thread/change-case.ts';
import { findThread } from '../cases/thread/store.ts';
import { decideProposal } from '../proposals/decide-proposal.ts';
import { propose } from '../proposals/propose.ts';
import { checkSupportCode } from '../support/codes/support-codes.ts';
import { cancelFor, getTripFor, quoteCancelFor, resendConfirmationFor } from './acting/act-on-trip.ts';
import {
  acceptScheduleChangeFor,
  declineScheduleChangeFor,
  getScheduleChangeFor,
  listRebookingsFor,
  rebookScheduleChangeFor,
} from './acting/answer-schedule.ts';
import { confirmChangeFor, getGoodwillFor, quoteChangeFor } from './acting/change-trip.ts';
import { delegate, stopDelegation } from './acting/delegate.ts';
import { customerFor } from './acting/for-customer.ts';
import { declineCancellation, fulfillCancellation, reviewCancellation } from './acting/review-cancel.ts';
import { getDeskCustomer, noteCustomer, searchCustomers } from './customers/get-customer.ts';
import { getDisruptionFor } from './customers/show-disruption.ts';
import type { DeskDeps } from './deps.ts';
import { getDesk } from './queue/get-desk.ts';
import { getDeskCase } from './queue/get-desk-case.ts';
import { listDeskCases } from './queue/list-cases.ts';
import { mergeCase } from './queue/merge-case.ts';
import { answerCase, fulfillCase, moveCase } from './queue/work-on-case.ts';

type CaseHandlers = Pick<Handlers, keyof typeof deskCaseCalls | keyof typeof deskFileCalls>;
type CustomerHandlers = Pick<Handlers, keyof typeof deskCustomerCalls>;

const caseRoutes = (deps: DeskDeps): CaseHandlers => ({
  getDesk: ({ actor }) => getDesk(deps, actor),
  listDeskCases: ({ query, actor }) => listDeskCases(deps, query, actor),
  getDeskCase: ({ params, actor }) => getDeskCase(deps, params.caseId, actor),
  moveCase: async ({ params, input, actor }) => {
    await moveCase(deps, params.caseId, input, actor);
    return getDeskCase(deps, params.caseId, actor);
  },
  answerCase: async ({ params, input, actor }) => {
    await answerCase(deps, params.caseId, input, actor);
    return getDeskCase(deps, params.caseId, actor);
  },
  sendDeskFile: async ({ params: { caseId }, query, input, actor }) => {
    const { tenantId, customerId: agentId } = actor;
    const owner = (await findThread(deps.db, { tenantId, caseId })) ?? refuse('NotFound');
    return receiveFile(deps, owner, agentId, { name: query.name, bytes: input });
  },
  getDeskFile: async ({ params: { caseId, fileId }, actor: { tenantId } }) => {
    const ref = (await findThread(deps.db, { tenantId, caseId })) ?? refuse('NotFound');
    return openFile(deps, ref, fileId, 'agent');
  },
  proposeInCase: async ({ params: { caseId }, input, actor, context }) => {
    const { tenantId } = actor;
    const found = (await findThread(deps.db, { tenantId, caseId })) ?? refuse('NotFound');
    const customer = await customerFor(deps, found.customerId, actor);
    const ref = { tenantId, customerId: found.customerId, caseId };
    await propose(deps, ref, input, { agent: actor, customer }, context);
    return getDeskCase(deps, caseId, actor);
  },
  decideProposal: async ({ params: { caseId, proposalId }, input, actor }) => {
    const { tenantId } = actor;
    const { customerId } = (await findThread(deps.db, { tenantId, caseId })) ?? refuse('NotFound');
    await decideProposal(deps, { tenantId, customerId, caseId }, { ...input, proposalId }, actor);
    return getDeskCase(deps, caseId, actor);
  },
  mergeCase: async ({ params, input, actor }) => {
    await mergeCase(deps, params.caseId, input, actor);
    return getDeskCase(deps, input.into, actor);
  },
  reviewCancellation: ({ params, input, actor, context }) =>
    reviewCancellation(deps, params.caseId, input, actor, context),
  fulfillCancellation: async ({ params, input, actor, context }) => {
    const code = await fulfillCancellation(deps, params.caseId, input, actor, context);
    return { ...(await getDeskCase(deps, params.caseId, actor)), ...code };
  },
  declineCancellation: async ({ params, input, actor }) => {
    await declineCancellation(deps, params.caseId, input, actor);
    return getDeskCase(deps, params.caseId, actor);
  },
  fulfillCase: async ({ params, input, actor }) => {
    await fulfillCase(deps, params.caseId, input, actor);
    return getDeskCase(deps, params.caseId, actor);
  },
});

const customerRoutes = (deps: DeskDeps): CustomerHandlers => ({
  findCustomers: ({ query, actor }) => searchCustomers(deps, query.q, actor),
  getDeskCustomer: ({ params, actor }) => getDeskCustomer(deps, params.customerId, actor),
  noteCustomer: ({ params, input, actor }) => noteCustomer(deps, params.customerId, input.text, actor),
  checkSupportCode: async ({ params: { customerId }, input: { code, caseId }, actor }) => {
    const { tenantId } = actor;
    const owner = { tenantId, customerId };
    const agentCode = await checkSupportCode(deps, owner, code, actor);
    if (caseId !== null) {
      await withTransaction(deps.db, async (tx) => {
        const found = await openForChange(tx, { ...owner, caseId }, null);
        await changeCase(
          tx,
          deps,
          found,
          { side: 'agent', agentId: actor.customerId },
          { kind: 'callerVerified' },
        );
      });
    }
    return { agentCode };
  },
  startDelegation: ({ params, input, actor, context }) =>
    delegate(deps, params.customerId, input, actor, context),
  stopDelegation: ({ params, actor }) => stopDelegation(deps, params, actor),
  getTripFor: ({ params, actor }) => getTripFor(deps, params, actor),
  quoteCancelFor: ({ params, actor, context }) => quoteCancelFor(deps, params, actor, context),
  cancelFor: ({ params, input, actor, context }) => cancelFor(deps, params, input, actor, context),
  getScheduleChangeFor: ({ params, actor }) => getScheduleChangeFor(deps, params, actor),
  getDisruptionFor: ({ params, actor }) => getDisruptionFor(deps, params, actor),
  acceptScheduleChangeFor: ({ params, input, actor, context }) =>
    acceptScheduleChangeFor(deps, params, input, actor, context),
  declineScheduleChangeFor: ({ params, input, actor, context }) =>
    declineScheduleChangeFor(deps, params, input, actor, context),
  listRebookingsFor: ({ params, actor, context }) => listRebookingsFor(deps, params, actor, context),
  rebookScheduleChangeFor: ({ params, input, actor, context }) =>
    rebookScheduleChangeFor(deps, params, input, actor, context),
  getGoodwillFor: ({ params, actor }) => getGoodwillFor(deps, params, actor),
  quoteChangeFor: ({ params, input, actor, context }) => quoteChangeFor(deps, params, input, actor, context),
  confirmChangeFor: ({ params, input, actor, context }) =>
    confirmChangeFor(deps, params, input, actor, context),
  resendConfirmationFor: ({ params, input, actor }) =>
    resendConfirmationFor(deps, params, input.inCase, actor),
});

export const deskRoutes = (deps: DeskDeps): CaseHandlers & CustomerHandlers => ({
  ...caseRoutes(deps),
  ...customerRoutes(deps),
});
