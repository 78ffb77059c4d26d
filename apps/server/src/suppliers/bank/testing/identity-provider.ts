/**
 * Another issuer than the demo bank: its discovery document is on one origin and its endpoints on a
 * second one, as with the large providers. It authenticates clients in three ways.
 */
import { generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nowMs } from '@sojourn/domain/testing/today.ts';

type Fields = Readonly<Record<string, unknown>>;
export type IdentityProvider = {
  readonly issuer: string;
  /** Of the token, key and userinfo endpoints. */
  readonly endpoints: string;
  /** The secrets that it accepts; may be changed. */
  secrets: string[];
  /** How clients authenticated, in order; refused ones too. */
  readonly authentications: string[];
  /** Signs a person in: what the browser is sent back with. */
  readonly signIn: (
    authorizationUrl: string,
    subject: string,
  ) => { code: string; state: string; iss: string };
  readonly close: () => Promise<void>;
};

const encode = (value: Fields): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text = ''): Fields => JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Fields;

/** `clientKey`: the public key of clients that sign. */
export async function startIdentityProvider(clientKey?: KeyObject): Promise<IdentityProvider> {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const codes = new Map<string, { subject: string; nonce: string; clientId: string }>();
  const endpoints = await listen(async (request) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    if (path === '/keys')
      return [
        200,
        { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'ES256', use: 'sig' }] },
      ];
    if (path === '/userinfo')
      return [200, { sub: request.headers.authorization?.slice(7), given_name: 'Ada', family_name: 'Reed' }];
    const form = new URLSearchParams(await bodyOf(request));
    const clientId = authenticated(request, form);
    const known = codes.get(form.get('code') ?? '');
    if (clientId === null) return [401, { error: 'invalid_client' }];
    if (!known || known.clientId !== clientId) return [400, { error: 'invalid_grant' }];
    codes.delete(form.get('code') ?? '');
    return [200, tokensFor(known)];
  });
  const discovery = await listen(async () => [
    200,
    {
      issuer: discovery.origin,
      authorization_endpoint: `${discovery.origin}/authorize`,
      token_endpoint: `${endpoints.origin}/token`,
      jwks_uri: `${endpoints.origin}/keys`,
      userinfo_endpoint: `${endpoints.origin}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    },
  ]);

  function authenticated({ headers }: IncomingMessage, form: URLSearchParams): string | null {
    const assertion = form.get('client_assertion');
    if (assertion) {
      provider.authentications.push('private_key_jwt');
      const [header = '', body = '', signature = ''] = assertion.split('.');
      const isSigned =
        clientKey !== undefined &&
        verify(
          'sha256',
          Buffer.from(`${header}.${body}`),
          { key: clientKey, dsaEncoding: 'ieee-p1363' },
          Buffer.from(signature, 'base64url'),
        );
      return isSigned ? String(decode(body).sub) : null;
    }
    const basic = headers.authorization?.startsWith('Basic ')
      ? Buffer.from(headers.authorization.slice(6), 'base64')
          .toString('utf8')
          .split(':')
          .map(decodeURIComponent)
      : null;
    provider.authentications.push(basic ? 'client_secret_basic' : 'client_secret_post');
    const [id, secret] = basic ?? [form.get('client_id'), form.get('client_secret')];
    return id && secret && provider.secrets.includes(secret) ? id : null;
  }

  function tokensFor({
    subject,
    nonce,
    clientId,
  }: {
    subject: string;
    nonce: string;
    clientId: string;
  }): Fields {
    const now = Math.floor(nowMs() / 1000);
    const claims = { iss: discovery.origin, sub: subject, aud: clientId, nonce, iat: now, exp: now + 600 };
    const signed = `${encode({ alg: 'ES256', kid: 'k1' })}.${encode(claims)}`;
    const key = { key: keys.privateKey, dsaEncoding: 'ieee-p1363' } as const;
    const idToken = `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
    return { access_token: subject, token_type: 'Bearer', expires_in: 600, id_token: idToken };
  }

  const provider: IdentityProvider = {
    issuer: discovery.origin,
    endpoints: endpoints.origin,
    secrets: [],
    authentications: [],
    signIn: (authorizationUrl, subject) => {
      const query = new URL(authorizationUrl).searchParams;
      const code = `code-${codes.size}-${subject}`;
      codes.set(code, { subject, nonce: query.get('nonce') ?? '', clientId: query.get('client_id') ?? '' });
      return { code, state: query.get('state') ?? '', iss: discovery.origin };
    },
    close: async () => {
      for (const { server } of [discovery, endpoints]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
  return provider;
}

type Answer = (request: IncomingMessage) => Promise<readonly [status: number, body: Fields]>;

async function listen(answer: Answer): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}
