/**
 * What a use case knows of the request that it serves: the tenant, who asks, and how the request is named
 * in logs.
 */
import type { Call, CallAuth, InputOf, OutputOf, ParamsOf, QueryOf } from '@sojourn/contract/call.ts';
import type { CallName, Calls } from '@sojourn/contract/calls.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import type { CustomerId, SessionId } from '@sojourn/domain/ids.ts';
import type { Site } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './db/client.ts';

export type { TenantId } from '@sojourn/domain/tenants/tenant.ts';

/** The signed-in person. Every query of a customer's data is scoped by `tenantId` and `customerId`. */
export type Actor = {
  readonly sessionId: SessionId;
  readonly tenantId: TenantId;
  readonly customerId: CustomerId;
  /** The bank's name for the person; what the rewards and vault ports are asked with. */
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly locale: 'en' | 'fr';
  readonly isAgent: boolean;
  readonly isDelegated: boolean;
  /** The agent who acts for this customer, in a delegated session or at the desk; absent for themselves. */
  readonly agentId?: CustomerId | null;
  readonly businessId: string | null;
};

/** The browser's cookies; only the session calls use them. All are `__Host-`, Secure, SameSite=Lax. */
export type Cookies = {
  readonly get: (name: string) => string | undefined;
  /** `readable`: by the page's scripts; otherwise HttpOnly. */
  readonly set: (
    name: string,
    value: string,
    options: { readonly maxAgeSeconds: number; readonly readable?: boolean },
  ) => void;
  readonly clear: (name: string) => void;
};

export type RequestContext = {
  readonly tenantId: TenantId;
  /** The tenant's portal, desk or admin site, by the host that the browser called. */
  readonly site: Site;
  /** Scheme, host and port that the browser called; always of one of the tenant's own hosts. */
  readonly origin: string;
  /** Of the page that embeds the profile module and asks; null on the portal's own pages. */
  readonly embedOrigin: string | null;
  readonly cookies: Cookies;
  readonly requestId: string;
  /** The network that asks, as limits count it: `ip:203.0.113.7`. */
  readonly address: string;
  /** The failure scenario of the `x-scenario` header; always null in production. */
  readonly scenario: string | null;
  /** Present on calls declared `idempotent`. */
  readonly idempotencyKey: string | null;
  /** The version of the answer that the caller has already: `If-None-Match`. */
  readonly knownVersion: string | null;
  /** The browser says that its owner is not to be followed: `DNT: 1` or `Sec-GPC: 1`. */
  readonly wantsNoTracking: boolean;
  readonly signal: AbortSignal;
};

/** The effects and stores that every module is handed by main. */
export type Effects = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
};

/** An admin of a company. Every query of a company's data is scoped by `tenantId` and `businessId`. */
export type AdminActor = Actor & { readonly businessId: string };

type ActorFor<A extends CallAuth> = A extends 'admin'
  ? AdminActor
  : A extends 'customer' | 'agent'
    ? Actor
    : Actor | null;
type HandlerRequest<C extends Call> = {
  readonly input: InputOf<C>;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly actor: ActorFor<C['auth']>;
  readonly context: RequestContext;
};
type Answer<C extends Call> = C extends { stream: true } ? AsyncIterable<OutputOf<C>> : Promise<OutputOf<C>>;
type Handler<N extends CallName> = (request: HandlerRequest<Calls[N]>) => Answer<Calls[N]>;
/** One handler for each call of the contract; each module's routes.ts returns its part, main joins them. */
export type Handlers = { readonly [N in CallName]: Handler<N> };
