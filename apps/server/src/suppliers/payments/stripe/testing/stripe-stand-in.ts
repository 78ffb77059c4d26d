/**
 * Stripe as the adapter knows it, on a loopback port: stores intents, charges and refunds, obeys idempotency
 * keys, and can be set to decline, to be silent or to fail. It answers in the form of Stripe's published
 * objects.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  authenticationFailure,
  type ChargeRecord,
  cardError,
  charge,
  dispute,
  fraudWarning,
  type IntentRecord,
  invalidRequest,
  keyReused,
  paymentIntent,
  type RefundAnswer,
  redirectTo,
  refund,
  type SetupRecord,
  setupFailure,
  setupIntent,
} from '../data/answers.ts';

import { createCards } from './stand-in-cards.ts';
import { stripeScript } from './stripe-script.ts';

/** What happens to the next request of a path that begins so. */
type Trouble = { readonly path: string; readonly how: 'cutBefore' | 'cutAfter' | 'fail' | 'tooMany' };
export type StripeStandIn = {
  readonly url: string;
  /** The decline code that the next confirmation gets. */
  readonly declineNext: (declineCode: string, code?: string) => void;
  /** The next confirmation needs its bank's check, at a page of this stand-in's. */
  readonly checkNext: () => void;
  /** What Stripe's script does with a card that's typed in its fields. */
  readonly typeCard: ReturnType<typeof createCards>['typeCard'];
  /** A dispute or an early fraud warning of a reference's payment, as it is from now on. */
  readonly dispute: (id: string, reference: string, status: string) => void;
  readonly warn: (id: string, reference: string, actionable: boolean) => void;
  readonly troubleNext: (trouble: Trouble) => void;
  /** Moves the clock to after the hold: intents are canceled by themselves. */
  readonly expireHolds: () => void;
  readonly requests: readonly {
    readonly path: string;
    readonly key: string | undefined;
    readonly body: string;
  }[];
  readonly close: () => Promise<void>;
};

type Answer = { readonly status: number; readonly body: object };
type Form = URLSearchParams;
const listOf = (data: readonly object[]): Answer => ({
  status: 200,
  body: { object: 'list', has_more: false, data },
});

export async function startStripeStandIn(): Promise<StripeStandIn> {
  const state = createState(() => server.address() as AddressInfo);
  const replies = new Map<string, { readonly params: string; readonly answer: Answer }>();
  const requests: { path: string; key: string | undefined; body: string }[] = [];
  let trouble: Trouble | null = null;

  const answerOnce = (method: string, path: string, key: string | undefined, body: string): Answer => {
    const before = key === undefined ? undefined : replies.get(key);
    const params = `${method} ${path} ${body}`;
    if (before) return before.params === params ? before.answer : { status: 400, body: keyReused };
    const answer = structuredClone(state.answer(method, path, new URLSearchParams(body)));
    if (key !== undefined) replies.set(key, { params, answer });
    return answer;
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const body = request.method === 'GET' ? query : Buffer.concat(parts).toString('utf8');
    const key = request.headers['idempotency-key'] as string | undefined;
    requests.push({ path, key, body });
    const how = trouble && path.startsWith(trouble.path) ? trouble.how : null;
    if (how) trouble = null;
    if (how === 'cutBefore') return void request.socket.destroy();
    if (how === 'fail') return send(response, { status: 500, body: { error: { type: 'api_error' } } });
    if (how === 'tooMany')
      return send(response, { status: 429, body: invalidRequest('rate_limit', 'slow down') });
    if (path === '/stripe.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      return void response.end(stripeScript(`http://${request.headers.host}`));
    }
    if (path.startsWith('/in-page/')) return void state.serveInPage(request, response, path, body);
    if (path.startsWith('/check/')) {
      if (request.method !== 'POST') return sendPage(response);
      const location = state.answerCheck(path.slice('/check/'.length), body === 'answer=approve');
      return void response.writeHead(303, { location }).end();
    }
    const answer = answerOnce(request.method ?? '', path, key, body);
    if (how === 'cutAfter') return void request.socket.destroy();
    send(response, answer);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    declineNext: state.declineNext,
    checkNext: state.checkNext,
    typeCard: state.typeCard,
    dispute: state.dispute,
    warn: state.warn,
    troubleNext: (next) => {
      trouble = next;
    },
    expireHolds: state.expireHolds,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
  response.end(JSON.stringify(body));
}

/** The bank's page. */
function sendPage(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(`<!doctype html><title>Bank</title><form method="post">
    <button name="answer" value="approve">Approve</button>
    <button name="answer" value="decline">Decline</button>
    </form>`);
}

const CREATED = 1_800_000_000;
/** A page of all customers' payments is short, so that there's another. */
const LISTED = 5;

function createState(address: () => AddressInfo) {
  const intents = new Map<string, IntentRecord>();
  const setups = new Map<string, SetupRecord>();
  const charges: ChargeRecord[] = [];
  const refunds: RefundAnswer[] = [];
  const returnUrls = new Map<string, string>();
  const records = new Map<string, object>();
  const intentOf = (reference: string): IntentRecord | null =>
    [...intents.values()].find(({ metadata }) => metadata.reference === reference) ?? null;
  const recordOf = (id: string): Answer => {
    const found = records.get(id);
    return found
      ? { status: 200, body: found }
      : { status: 404, body: invalidRequest('resource_missing', id) };
  };
  const cards = createCards(setups);
  let decline: object | null = null;
  let needsCheck = false;
  const done = (body: object): Answer => ({ status: 200, body });
  const wrong = (code: string): Answer => ({ status: 400, body: invalidRequest(code, code) });
  const shown = (intent: IntentRecord): Answer => ({
    status: 200,
    body: { ...intent, latest_charge: charges.find(({ id }) => id === intent.latest_charge) ?? null },
  });
  const metadataOf = (form: Form): Record<string, string> =>
    Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return key ? [[key, value]] : [];
      }),
    );

  const setAside = (intent: IntentRecord): ChargeRecord => {
    const made = charge(`ch_${charges.length + 1}`, intent);
    charges.push(made);
    intent.latest_charge = made.id;
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    return made;
  };
  const redirected = (intent: IntentRecord | SetupRecord, form: Form): Answer => {
    const returnUrl = form.get('return_url');
    intent.status = 'requires_action';
    if (returnUrl) {
      returnUrls.set(intent.id, returnUrl);
      intent.next_action = redirectTo(`http://127.0.0.1:${address().port}/check/${intent.id}`, returnUrl);
    }
    return { status: 200, body: intent };
  };
  const create = (form: Form): Answer => {
    const intent = paymentIntent(`pi_${intents.size + 1}`, CREATED);
    Object.assign(intent, {
      amount: Number(form.get('amount')),
      currency: form.get('currency'),
      customer: form.get('customer'),
      payment_method: form.get('payment_method'),
      transfer_group: form.get('transfer_group'),
      metadata: metadataOf(form),
    });
    intents.set(intent.id, intent);
    if (form.get('confirm') !== 'true') return shown(intent);
    const isChecked = needsCheck;
    needsCheck = false;
    const isAlone = form.get('error_on_requires_action') === 'true' || form.get('off_session') === 'true';
    if (isChecked && isAlone) decline = cardError('authentication_required', 'authentication_required');
    else if (isChecked) return redirected(intent, form);
    const made = setAside(intent);
    if (!decline) return shown(intent);
    const error = decline;
    decline = null;
    made.status = 'failed';
    intent.status = 'requires_payment_method';
    intent.last_payment_error = (error as { error: object }).error;
    // A question of the bank's that nobody answers ends before there is a charge
    if ((error as { error: { code?: string } }).error.code === 'authentication_required') {
      charges.pop();
      intent.latest_charge = null;
    }
    return {
      status: 402,
      body: { error: { ...(error as { error: object }).error, payment_intent: intent } },
    };
  };
  const listIntents = (form: Form): Answer => {
    const customer = form.get('customer');
    const after = form.get('starting_after');
    const all = [...intents.values()].filter((each) => customer === null || each.customer === customer);
    const rest = after === null ? all : all.slice(all.findIndex(({ id }) => id === after) + 1);
    const page = rest.slice(0, customer === null ? LISTED : rest.length);
    const data = page.map((intent) => shown(intent).body);
    return { status: 200, body: { object: 'list', has_more: page.length < rest.length, data } };
  };
  /** A question of its bank's to a customer who is there by now. */
  const confirm = (intent: IntentRecord, form: Form): Answer =>
    intent.status === 'requires_payment_method'
      ? redirected(intent, form)
      : wrong('payment_intent_unexpected_state');
  const setUp = (form: Form): Answer => {
    const made = setupIntent(`seti_of_the_stand_in_${setups.size + 1}`, CREATED);
    setups.set(made.id, made);
    const isChecked = needsCheck;
    needsCheck = false;
    const { customer, payment_method } = Object.fromEntries(form);
    Object.assign(made, { customer, payment_method, metadata: metadataOf(form), status: 'succeeded' });
    // Of a card that's typed in Stripe's fields
    if (form.get('confirm') !== 'true') {
      Object.assign(made, { customer: null, payment_method: null, status: 'requires_payment_method' });
      return { status: 200, body: made };
    }
    return isChecked ? redirected(made, form) : { status: 200, body: made };
  };
  const ofSetup = (id: string, verb: string | undefined, form: Form): Answer => {
    const found = setups.get(id);
    if (!found) return { status: 404, body: invalidRequest('resource_missing', id) };
    if (verb === 'confirm') return done(cards.confirm(id, form.get('payment_method') ?? ''));
    if (verb === 'cancel') found.status = 'canceled';
    Object.assign(found.metadata, metadataOf(form));
    return { status: 200, body: found };
  };
  const capture = (intent: IntentRecord, form: Form): Answer => {
    const amount = Number(form.get('amount_to_capture') ?? intent.amount);
    if (intent.status !== 'requires_capture') return wrong('payment_intent_unexpected_state');
    if (amount > intent.amount_capturable) return wrong('amount_too_large');
    Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
    return shown(intent);
  };
  const cancel = (intent: IntentRecord): Answer => {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return wrong('payment_intent_unexpected_state');
    intent.status = 'canceled';
    return shown(intent);
  };
  const giveBack = (form: Form): Answer => {
    const intent = intents.get(form.get('payment_intent') ?? '');
    const paid = charges.find(({ id }) => id === intent?.latest_charge);
    const amount = Number(form.get('amount'));
    if (!intent || !paid || intent.amount_received < paid.amount_refunded + amount)
      return wrong('charge_already_refunded');
    paid.amount_refunded += amount;
    const made = refund(`re_${refunds.length + 1}`, amount, intent.id, metadataOf(form));
    refunds.push(made);
    return { status: 200, body: made };
  };
  const ofIntent = (method: string, id: string, verb: string | undefined, form: Form): Answer => {
    const intent = intents.get(id);
    if (!intent) return { status: 404, body: invalidRequest('resource_missing', id) };
    if (verb === 'capture') return capture(intent, form);
    if (verb === 'cancel') return cancel(intent);
    if (verb === 'confirm') return confirm(intent, form);
    return method === 'GET' ? shown(intent) : wrong('unknown');
  };
  return {
    typeCard: cards.typeCard,
    serveInPage: cards.serveInPage,
    answer: (method: string, path: string, form: Form): Answer => {
      const [, , area, id, verb] = path.split('/');
      if (id === 'pm_card_authenticationRequired') needsCheck = true;
      if (area === 'customers' || area === 'payment_methods')
        return cards.answer(area, method, id, verb, form, metadataOf(form));
      if (area === 'charges')
        return listOf(charges.filter((each) => each.transfer_group === form.get('transfer_group')));
      if (area === 'disputes') return recordOf(id ?? '');
      if (area === 'radar') return recordOf(verb ?? '');
      if (area === 'refunds' && method === 'GET')
        return listOf(refunds.filter((each) => each.payment_intent === form.get('payment_intent')));
      if (area === 'refunds') return giveBack(form);
      if (area === 'setup_intents' && id) return ofSetup(id, verb, form);
      if (area === 'setup_intents' && method === 'GET')
        return listOf([...setups.values()].filter((each) => each.customer === form.get('customer')));
      if (area === 'setup_intents') return setUp(form);
      if (area === 'payment_intents' && !id && method === 'GET') return listIntents(form);
      if (area === 'payment_intents') return id ? ofIntent(method, id, verb, form) : create(form);
      return { status: 404, body: invalidRequest('unknown', path) };
    },
    checkNext: () => {
      needsCheck = true;
    },
    dispute: (id: string, reference: string, status: string) => {
      const paid = intentOf(reference);
      records.set(id, dispute(id, paid, status));
    },
    warn: (id: string, reference: string, actionable: boolean) => {
      records.set(id, fraudWarning(id, intentOf(reference), actionable));
    },
    /** The address that the bank's page ends with. */
    answerCheck: (id: string, isApproved: boolean): string => {
      const setup = setups.get(id);
      if (setup?.status === 'requires_action') {
        setup.next_action = null;
        setup.status = isApproved ? 'succeeded' : 'requires_payment_method';
        setup.last_setup_error = isApproved ? null : setupFailure;
      }
      const intent = intents.get(id);
      if (intent?.status === 'requires_action') {
        intent.next_action = null;
        if (isApproved) setAside(intent);
        else {
          intent.status = 'requires_payment_method';
          intent.last_payment_error = authenticationFailure;
        }
      }
      return returnUrls.get(id) ?? '';
    },
    declineNext: (declineCode: string, code?: string) => {
      decline = cardError(declineCode, code);
    },
    expireHolds: () => {
      for (const intent of intents.values()) {
        if (intent.status !== 'requires_capture') continue;
        Object.assign(intent, { status: 'canceled', cancellation_reason: 'automatic' });
      }
    },
  };
}
