/**
 * The bank's calls for the portal's server: rewards accounts, redemptions, earnings, standing. Refusals are
 * 409 with their reason; 503 is answered only before anything was done.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FollowingClock } from '@sojourn/domain/following-clock.ts';
import type { Config } from '../config.ts';
import type { Effects } from '../effects.ts';
import type { People } from '../people.ts';
import { listAccounts } from '../rewards/accounts.ts';
import { earn, takeBack } from '../rewards/earnings/earnings.ts';
import { type Reason, ReferenceReused, type Refused } from '../rewards/reason.ts';
import { earningOnWire, listRecords, lookUp, redemptionOnWire, refundOnWire } from '../rewards/records.ts';
import { refund, release, reserve, settle } from '../rewards/redemptions/redemptions.ts';
import { RequestError, sendJson } from '../serve.ts';
import { addEvent, eventsOf } from '../standing/events.ts';
import { EVENT_TYPES } from '../standing/store.ts';
import { isAuthorized } from './authorize.ts';
import { createScenarioPlayer, type Verb } from './play-scenario.ts';
import { markOf, readJson, referenceOf, textOf, unitsOf } from './read-body.ts';

type Names = Pick<People, 'withSubject'>;
type InternalCall = {
  readonly effects: Effects;
  readonly people: Names;
  readonly query: URLSearchParams;
  /** Of the address */
  readonly reference: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The scenario's refusal, of a call that notes it */
  readonly played: Reason | null;
};
type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly verb: Verb;
  readonly isLab?: true;
  readonly answer: (asked: InternalCall) => Promise<object | null>;
};

const shown = <Row extends object>(row: Row | Refused, onWire: (row: Row) => object): object =>
  'refused' in row ? row : onWire(row as Row);
const ofAccount = (body: InternalCall['body']) => ({
  reference: referenceOf(body.reference),
  subject: textOf(body.subject, 'subject'),
  accountReferenceId: textOf(body.accountReferenceId, 'accountReferenceId', 64),
  units: unitsOf(body.units),
});

const CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: /^rewards\/accounts$/,
    verb: 'read',
    answer: async ({ effects, people, query }) => ({
      accounts: await listAccounts(effects, people, query.get('subject') ?? ''),
    }),
  },
  {
    method: 'POST',
    path: /^rewards\/redemptions$/,
    verb: 'reserve',
    answer: async ({ effects, body, played }) =>
      shown(await reserve(effects, ofAccount(body), played), redemptionOnWire),
  },
  {
    method: 'POST',
    path: /^rewards\/redemptions\/([^/]+)\/settle$/,
    verb: 'settle',
    answer: async ({ effects, reference, body }) =>
      shown(await settle(effects, reference, unitsOf(body.units)), redemptionOnWire),
  },
  {
    method: 'POST',
    path: /^rewards\/redemptions\/([^/]+)\/release$/,
    verb: 'release',
    answer: ({ effects, reference }) => release(effects, reference),
  },
  {
    method: 'POST',
    path: /^rewards\/redemptions\/([^/]+)\/refunds$/,
    verb: 'refund',
    answer: async ({ effects, reference, body }) => {
      const given = { refundReference: referenceOf(body.refundReference), units: unitsOf(body.units) };
      return shown(await refund(effects, { reference, ...given }), refundOnWire);
    },
  },
  {
    method: 'GET',
    path: /^rewards\/redemptions\/([^/]+)$/,
    verb: 'lookUp',
    answer: async ({ effects, reference }) => ({ record: await lookUp(effects, reference) }),
  },
  {
    method: 'POST',
    path: /^rewards\/earnings$/,
    verb: 'earn',
    answer: async ({ effects, body }) =>
      shown(
        await earn(effects, { ...ofAccount(body), reason: textOf(body.reason, 'reason') }),
        earningOnWire,
      ),
  },
  {
    method: 'POST',
    path: /^rewards\/earnings\/([^/]+)\/take-back$/,
    verb: 'takeBack',
    answer: ({ effects, reference }) => takeBack(effects, reference),
  },
  {
    method: 'GET',
    path: /^rewards\/records$/,
    verb: 'read',
    answer: ({ effects, query }) => listRecords(effects, markOf(query.get('since'))),
  },
  {
    method: 'GET',
    path: /^standing-events$/,
    verb: 'read',
    answer: async ({ effects, query }) => ({
      events: await eventsOf(effects, query.get('subject') ?? '', markOf(query.get('after'))),
    }),
  },
  {
    method: 'POST',
    path: /^standing-events$/,
    verb: 'read',
    isLab: true,
    answer: async ({ effects, body }) => {
      const type = EVENT_TYPES.find((each) => each === body.type);
      if (!type) throw new RequestError(400, 'type');
      const account = textOf(body.accountReferenceId, 'accountReferenceId', 64);
      if (!(await addEvent(effects, account, type))) throw new RequestError(404, 'no such account');
      return {};
    },
  },
];

type ServeInternal = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves what lies under `/internal/`; `path` is the rest of the address. */
export function createInternal(
  config: Config,
  { people, ...effects }: Effects & { readonly clock: FollowingClock; readonly people: Names },
  onError: (error: unknown) => void,
): ServeInternal {
  const isOpen = config.lab;
  const playOf = createScenarioPlayer(isOpen);
  const answer: ServeInternal = async (path, request, response) => {
    const call = CALLS.find((each) => each.method === request.method && each.path.test(path));
    if (!call || (call.isLab && !isOpen)) throw new RequestError(404, 'not found');
    const inAddress = call.path.exec(path)?.[1];
    const body = call.method === 'POST' ? await readJson(request) : {};
    const reference = inAddress === undefined ? '' : referenceOf(decoded(inAddress));
    const key = reference || String(body.reference ?? '');
    const play = playOf(request.headers['x-scenario'], call.verb, key);
    if (play === 'away') throw new RequestError(503, 'away');
    if (play === 'fail') throw new RequestError(500, `scenario: ${call.verb} fails`);
    if (play === 'cutBefore') return void request.socket.destroy();
    const refusal = play !== null && typeof play === 'object' ? play.refuse : null;
    if (refusal && call.verb !== 'reserve') return sendJson(response, 409, { reason: refusal });
    const query = new URL(request.url ?? '/', config.issuer).searchParams;
    const answered = await call.answer({ effects, people, query, reference, body, played: refusal });
    if (play === 'cutAfter') return void request.socket.destroy();
    if (answered && 'refused' in answered) return sendJson(response, 409, { reason: answered.refused });
    sendJson(response, 200, answered ?? {});
  };
  const answerThen: ServeInternal = async (path, request, response) => {
    const { headers } = request;
    if (!isAuthorized(headers.authorization, config.rewardsApiKeys))
      throw new RequestError(401, 'unauthorized');
    const work = () => answer(path, request, response);
    return isOpen ? effects.clock.within(headers, work) : work();
  };
  return (path, request, response) =>
    answerThen(path, request, response).catch((error: unknown) => {
      const status =
        error instanceof RequestError ? error.status : error instanceof ReferenceReused ? 422 : 500;
      if (!(error instanceof RequestError) && status === 500) onError(error);
      const message = status === 500 ? 'internal' : (error as Error).message;
      if (response.headersSent) response.destroy();
      else sendJson(response, status, { error: message });
    });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RequestError(400, 'reference');
  }
}
