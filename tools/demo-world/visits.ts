/**
 * The people of the demo's past as the product sees them: browsers that are signed in at a site and call the
 * API. The issuer isn't asked who they are; from there on everything is as for anybody.
 */
import type { FastifyInstance } from 'fastify';
import type { Effects, TenantId } from '../../apps/server/src/context.ts';
import { linkMember } from '../../apps/server/src/modules/companies/companies/people/link-member.ts';
import type { SessionSettings } from '../../apps/server/src/modules/customers/sessions/settings.ts';
import { requestOf, signInAs } from '../../apps/server/src/testing/server.ts';
import type { Owner } from '../../apps/server/src/workflow/saga.ts';
import type { Call, OutputOf, RequestOf } from '../../packages/contract/src/call.ts';
import { type CallName, type Calls, calls } from '../../packages/contract/src/calls.ts';
import type { ErrorBody } from '../../packages/contract/src/errors.ts';
import type { Site } from '../../packages/domain/src/tenants/resolve-tenant.ts';
import type { Tenant } from '../../packages/domain/src/tenants/tenant.ts';

/** Somebody at one of a tenant's sites. */
export type Who = {
  readonly tenantId: TenantId;
  readonly site: Site;
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};
type Keyed = {
  /** Of calls that have their effect once. */
  readonly key?: string;
  readonly scenario?: string;
};
type Body<C extends Call> = C extends { stream: true } ? OutputOf<C>[] : OutputOf<C>;
export type Visits = {
  readonly customerOf: (who: Who) => Promise<Owner>;
  /** The answer, or of a stream the list of its events; throws `Refused` for anything else. */
  readonly call: <N extends CallName>(
    who: Who,
    name: N,
    parts: RequestOf<Calls[N]>,
    keyed?: Keyed,
  ) => Promise<Body<Calls[N]>>;
};

/** The product's own refusal. */
export class Refused extends Error {
  readonly status: number;
  readonly error: ErrorBody;
  constructor(name: CallName, status: number, error: ErrorBody) {
    super(`${name}: ${status} ${JSON.stringify(error)}`);
    this.status = status;
    this.error = error;
  }
}

type Entered = { readonly owner: Owner; readonly headers: Readonly<Record<string, string>> };

type Sites = { readonly tenants: readonly Tenant[]; readonly sessions: SessionSettings };

export function createVisits(app: FastifyInstance, effects: Effects, at: Sites): Visits {
  const inside = new Map<string, Entered>();
  const nameOf = ({ tenantId, subject, site }: Who) => `${tenantId} ${site} ${subject}`;
  const enter = async (who: Who): Promise<Entered> => {
    const signedIn = await signIn(effects, who, at);
    inside.set(nameOf(who), signedIn);
    return signedIn;
  };
  const entered = async (who: Who) => inside.get(nameOf(who)) ?? (await enter(who));
  const send = async (who: Who, name: CallName, parts: object, { key, scenario }: Keyed) => {
    const { headers: own, ...request } = requestOf(name, parts);
    const { headers } = await entered(who);
    const also = { ...(key && { 'idempotency-key': key }), ...(scenario && { 'x-scenario': scenario }) };
    return app.inject({ ...request, headers: { ...own, ...headers, ...also } });
  };
  const callAs = async (who: Who, name: CallName, parts: object, keyed: Keyed = {}) => {
    let answer = await send(who, name, parts, keyed);
    // The time has moved on past the session, or the company has terms to acknowledge
    for (let tries = 0; [401, 403].includes(answer.statusCode) && tries < 2; tries++) {
      if (answer.statusCode === 401) inside.delete(nameOf(who));
      else if (String(answer.json().code) !== '40106') break;
      else await send(who, 'acknowledgeTerms', { input: { accepted: true } }, {});
      answer = await send(who, name, parts, keyed);
    }
    if (answer.statusCode !== 200) throw new Refused(name, answer.statusCode, answer.json());
    if (!(calls[name] as Call).stream) return answer.json();
    const lines = answer.body.trim().split('\n');
    return lines.map((line) => JSON.parse(line));
  };
  return { call: callAs as Visits['call'], customerOf: async (who) => (await entered(who)).owner };
}

/** Joins a company that has invited them, as by the issuer's word. */
async function signIn(effects: Effects, who: Who, at: Sites): Promise<Entered> {
  const { tenantId, site } = who;
  const isAgent = site === 'desk';
  const identity = { ...who, isEmailVerified: true };
  if (!isAgent) await linkMember(effects.db, tenantId, identity, null, effects.clock.now());
  const { customerId, headers } = await signInAs(effects, at, { ...who, isAgent, locale: 'en' });
  return { owner: { tenantId, customerId }, headers };
}
