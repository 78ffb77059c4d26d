/**
 * How each tenant's client signs people in: its scopes, and how it proves to the issuer that it's the
 * portal.
 */
import type { ClientAuthentication } from '@sojourn/domain/tenants/tenant.ts';

/** One tenant's client at the issuer. */
export type SignInClient = {
  readonly clientId: string;
  readonly scopes: string;
  readonly authentication: ClientAuthentication;
  /** Its own secret; null: the common one. */
  readonly secret: string | null;
};

export type SignInSettings = {
  readonly issuer: string;
  readonly clientSecret: string;
  /** Tried when the issuer refuses the first, while a secret is replaced. */
  readonly otherClientSecrets?: readonly string[];
  /** PEM, PKCS #8; of clients that sign. */
  readonly clientKey?: string | null;
  /** A client that isn't listed has the defaults. */
  readonly clients?: readonly SignInClient[];
};

export const DEFAULT_SCOPES = 'openid profile email phone portal';

const clientOf = ({ clients = [] }: SignInSettings, id: string): SignInClient | undefined =>
  clients.find(({ clientId }) => clientId === id);

export const scopesOf = (settings: SignInSettings, clientId: string): string =>
  clientOf(settings, clientId)?.scopes ?? DEFAULT_SCOPES;

export const authenticationOf = (settings: SignInSettings, clientId: string): ClientAuthentication =>
  clientOf(settings, clientId)?.authentication ?? 'client_secret_basic';

/** The current one first. */
export const secretsOf = (settings: SignInSettings, clientId: string): readonly string[] =>
  authenticationOf(settings, clientId) === 'private_key_jwt'
    ? ['']
    : [clientOf(settings, clientId)?.secret ?? settings.clientSecret, ...(settings.otherClientSecrets ?? [])];
