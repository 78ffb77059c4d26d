/** What we use of oidc-provider 9, which brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type Interaction = {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, unknown>>;
    readonly session?: { readonly accountId: string };
  };
  export type Grant = {
    addOIDCScope: (scope: string) => void;
    save: () => Promise<string>;
    destroy: () => Promise<void>;
  };
  export type Session = {
    readonly accountId?: string;
    readonly authorizations?: Readonly<Record<string, { readonly grantId?: string }>>;
    grantIdFor: (clientId: string) => string | undefined;
    destroy: () => Promise<void>;
  };
  export type Context = {
    readonly req: IncomingMessage;
    type: string;
    body: unknown;
    status: number;
    redirect: (url: string) => void;
    readonly cookies: { set: (name: string, value: string | null, options: object) => void };
    readonly oidc: {
      readonly client?: { readonly clientId: string };
      readonly session?: Session;
      readonly entities: { readonly IdTokenHint?: { readonly payload: { readonly sub?: string } } };
      readonly params?: Readonly<Record<string, unknown>>;
      readonly provider: Provider;
    };
  };
  export class SessionNotFound extends Error {}
  export const errors: { readonly SessionNotFound: typeof SessionNotFound };

  export default class Provider {
    constructor(issuer: string, configuration: object);
    proxy: boolean;
    cookieName(kind: string): string;
    readonly Client: { readonly prototype: { compareClientSecret: (given: string) => boolean } };
    readonly Grant: {
      new (of: { clientId: string; accountId: string }): Grant;
      find: (id: string) => Promise<Grant | undefined>;
    };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    on(event: string, listener: (...given: never[]) => void): this;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
