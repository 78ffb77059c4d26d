/** The calls of requests to hosts, of their messages, and of the hosts' own page. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { homeRequestCalls } from '#home/wire/home-requests.ts';
import { chooseDepositCard } from '../deposits/choose-card.ts';
import { answerDepositClaim, decideDepositClaim } from './claims/answer-claim.ts';
import { claimAsHost } from './claims/claim-as-host.ts';
import type { HomeRequestDeps } from './deps.ts';
import { answerAsHost } from './host/answer-as-host.ts';
import { getHostPage } from './host/show-host-page.ts';
import { writeAsHost } from './host/write-as-host.ts';
import { payHomeRequest } from './pay-home-request.ts';
import { sendHomeRequest } from './send-home-request.ts';
import { listHomeRequests, showHomeRequest } from './show-home-request.ts';
import { listHostMessages, writeToHost } from './thread.ts';
import { withdrawHomeRequest } from './withdraw-home-request.ts';

export const homeRequestRoutes = (deps: HomeRequestDeps): Pick<Handlers, keyof typeof homeRequestCalls> => ({
  sendHomeRequest: ({ params, input, actor, context }) =>
    sendHomeRequest(deps, params.checkoutId, input, actor, context),
  listHomeRequests: ({ actor }) => listHomeRequests(deps, actor),
  getHomeRequest: ({ params, actor }) => showHomeRequest(deps, params.requestId, actor),
  withdrawHomeRequest: ({ params, actor, context }) =>
    withdrawHomeRequest(deps, params.requestId, actor, context),
  payHomeRequest: ({ params, input, actor, context }) =>
    payHomeRequest(deps, params.requestId, input, actor, context),
  listHostMessages: ({ params, actor, context }) => listHostMessages(deps, params.about, actor, context),
  writeToHost: ({ params, input, actor, context }) =>
    writeToHost(deps, params.about, input.text, actor, context),
  answerDepositClaim: ({ params, input, actor, context }) =>
    answerDepositClaim(deps, params, input, actor, context),
  decideDepositClaim: ({ params, input, actor, context }) =>
    decideDepositClaim(deps, params, input.decision, actor, context),
  chooseDepositCard: ({ params, input, actor, context }) =>
    chooseDepositCard(deps, params, input.paymentId, actor, context),
  getHostPage: ({ params, context }) => getHostPage(deps, params.token, context),
  answerAsHost: ({ params, input, context }) => answerAsHost(deps, params.token, input.answer, context),
  writeAsHost: ({ params, input, context }) => writeAsHost(deps, params.token, input.text, context),
  claimAsHost: ({ params, input, context }) => claimAsHost(deps, params.token, input, context),
});
