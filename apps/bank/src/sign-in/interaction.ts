/** The sign-in page's requests: shown on GET, tried on POST, then back to the protocol. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { first } from '@sojourn/domain/present.ts';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Config } from '../config.ts';
import type { OpaqueSubjects } from '../oidc/opaque-subjects.ts';
import type { People } from '../people.ts';
import type { Person } from '../person.ts';
import { addressOf, pathOf, readForm, sendPage } from '../serve.ts';
import type { Pool } from '../store.ts';
import { attemptSignIn } from './attempt.ts';
import { deviceCookie, deviceOwner } from './known-device.ts';
import { expiredPage, type SignInError, signInPage } from './pages.ts';
import { languageOf } from './text.ts';

export type InteractionParts = {
  readonly config: Config;
  readonly pool: Pool;
  readonly people: People;
  readonly subjects: OpaqueSubjects;
  readonly provider: Provider;
};

export async function serveInteraction(
  parts: InteractionParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { config, provider, people } = parts;
  const language = languageOf(request);
  const bare = { language, bankName: config.bankName, client: undefined };
  let client: Config['clients'][number] | undefined;
  try {
    const { params } = await provider.interactionDetails(request, response);
    client = config.clients.find(({ id }) => id === params.client_id);
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    return sendPage(response, 400, expiredPage(bare));
  }
  const show = (status: number, userName: string, error: SignInError | null) => {
    if (request.url?.includes('lang=')) {
      response.setHeader(
        'set-cookie',
        `bank_lang=${language}; Path=/; SameSite=Lax; Max-Age=31536000; HttpOnly`,
      );
    }
    const action = pathOf(request);
    const demoPeople = offersDemo(config) ? people.all.filter(({ about }) => about) : [];
    sendPage(response, status, signInPage({ ...bare, client, action, userName, error, demoPeople }));
  };
  if (request.method === 'GET') return show(200, '', null);
  const form = await readForm(request);
  const userName = form.get('userName') ?? '';
  const outcome = await personOf(parts, request, form);
  if (typeof outcome === 'string') return show(outcome === 'throttled' ? 429 : 422, userName, outcome);
  response.appendHeader(
    'set-cookie',
    deviceCookie(first(config.bankKeys), outcome.subject, config.production),
  );
  const result = { login: { accountId: parts.subjects.of(outcome), remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** People of a file have passwords of their own, in whatever mode; only the demo's are let in without. */
const offersDemo = ({ lab, peopleFile }: Config): boolean => lab && peopleFile === null;

async function personOf(
  { config, pool, people }: InteractionParts,
  request: IncomingMessage,
  form: URLSearchParams,
): Promise<Person | SignInError> {
  const demo = form.get('demo');
  if (demo !== null && offersDemo(config)) return people.named(demo) ?? 'wrong';
  return attemptSignIn(pool, people, {
    userName: form.get('userName') ?? '',
    password: form.get('password') ?? '',
    address: addressOf(request, config.trustedProxies),
    deviceOf: deviceOwner(request, config.bankKeys),
  });
}
