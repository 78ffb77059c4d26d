/** Lets a call of another module see the credits that the issuer has granted, frozen or freed by now. */
import type { Actor, RequestContext } from '#context.ts';
import { walletContext } from './get-wallet.ts';
import { type StandingDeps, syncStanding } from './standing/sync-standing.ts';

type Request = { readonly actor: Actor; readonly context: RequestContext };

/** The handler as it is, after the bank was asked for news; a bank that is away does not stop it. */
export const withFreshStanding =
  <R extends Request, A>(deps: StandingDeps, handler: (request: R) => Promise<A>) =>
  async (request: R): Promise<A> => {
    await syncStanding(deps, request.actor, walletContext(request.context));
    return handler(request);
  };
