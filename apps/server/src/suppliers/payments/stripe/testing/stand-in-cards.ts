/** The customers and cards of the stand-in, and what its script in a page does with them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CUSTOMER,
  cardError,
  invalidRequest,
  type MethodRecord,
  paymentMethod,
  type SetupRecord,
  setupFailure,
} from '../data/answers.ts';

const LAST_FOUR: Readonly<Record<string, string>> = { pm_card_mastercard: '4444', pm_card_amex: '8431' };

type Answer = { readonly status: number; readonly body: object };
/** `checks`: its bank asks first; `declines`: the decline code. */
type Typed = { readonly last4: string; readonly checks?: boolean; readonly declines?: string };

const listOf = (data: readonly object[]): Answer => ({
  status: 200,
  body: { object: 'list', has_more: false, data },
});
const missing = (id: string): Answer => ({ status: 404, body: invalidRequest('resource_missing', id) });
const done = (body: object): Answer => ({ status: 200, body });

export function createCards(setups: ReadonlyMap<string, SetupRecord>) {
  // The newest first, as Stripe lists them
  const methods: MethodRecord[] = [
    paymentMethod('pm_summit', '4417', CUSTOMER.id, 'Harbor Summit'),
    paymentMethod('pm_trail', '0926', CUSTOMER.id, 'Harbor Trail'),
  ];
  const customers = new Map<string, string>([[CUSTOMER.metadata.subject, CUSTOMER.id]]);

  const ofMethod = (
    id: string,
    verb: string | undefined,
    form: URLSearchParams,
    metadata: object,
  ): Answer => {
    const known = methods.find((each) => each.id === id);
    if (!known && id !== 'pm_card_authenticationRequired') return missing(id);
    const found = known ?? paymentMethod(id, '3184', null, '');
    if (!known) methods.unshift(found);
    if (verb === 'attach') found.customer = form.get('customer');
    else if (verb === 'detach') found.customer = null;
    else if (found.customer === null) return { status: 400, body: invalidRequest('not_attached', id) };
    Object.assign(found.metadata, metadata);
    return done(found);
  };
  const typeCard = (ticket: string, { last4, checks = false, declines }: Typed): SetupRecord => {
    const setup = setups.get(ticket.split('_secret_')[0] ?? '');
    if (!setup) throw new Error(`there's no setup of ${ticket}`);
    const made = paymentMethod(`pm_${methods.length + 1}`, last4, null, '');
    methods.unshift(made);
    if (declines) {
      const { error } = cardError(declines);
      return Object.assign(setup, { last_setup_error: { ...error, payment_method: made } });
    }
    return Object.assign(setup, {
      payment_method: made,
      status: checks ? 'requires_action' : 'succeeded',
      last_setup_error: null,
    });
  };
  const answerInPage = (id: string, isApproved: boolean): SetupRecord | undefined => {
    const setup = setups.get(id);
    if (!setup || isApproved) return setup && Object.assign(setup, { status: 'succeeded' });
    return Object.assign(setup, {
      status: 'requires_payment_method',
      last_setup_error: { ...setupFailure, payment_method: setup.payment_method },
      payment_method: null,
    });
  };
  /** Stripe's own test cards, which need no page. */
  const confirm = (id: string, card: string): SetupRecord => {
    const last4 = LAST_FOUR[card] ?? '4242';
    return typeCard(id, { last4, ...(card.endsWith('Declined') && { declines: 'generic_decline' }) });
  };
  return {
    confirm,
    typeCard,
    answerInPage,
    answer: (
      area: 'customers' | 'payment_methods',
      method: string,
      id: string | undefined,
      verb: string | undefined,
      form: URLSearchParams,
      metadata: { readonly subject?: string },
    ): Answer => {
      if (area === 'payment_methods' && id) return ofMethod(id, verb, form, metadata);
      if (area === 'payment_methods')
        return listOf(methods.filter(({ customer }) => customer === form.get('customer')));
      if (id === 'search') {
        const subject = /^metadata\['subject'\]:'(.*)'$/.exec(form.get('query') ?? '')?.[1] ?? '';
        const found = customers.get(subject.replaceAll('\\', ''));
        return listOf(found ? [{ ...CUSTOMER, id: found, metadata: { subject } }] : []);
      }
      if (method === 'GET')
        return listOf(
          [...customers].map(([subject, each]) => ({ ...CUSTOMER, id: each, metadata: { subject } })),
        );
      if (method === 'DELETE') return done({ id, deleted: true });
      const made = `cus_${customers.size + 1}`;
      customers.set(metadata.subject ?? '', made);
      return done({ ...CUSTOMER, id: made, metadata });
    },
    /** Numbers end in what happens: `3184` is checked by its bank, `0002` declined. */
    serveInPage: (request: IncomingMessage, response: ServerResponse, path: string, body: string): void => {
      const [, , ticket = '', answer] = path.split('/');
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
      response.setHeader('content-type', 'application/json');
      const last4 = new URLSearchParams(body).get('number')?.slice(-4) ?? '';
      const setup = answer
        ? answerInPage(ticket, answer === 'approve')
        : typeCard(ticket, {
            last4,
            checks: last4 === '3184',
            ...(last4 === '0002' && { declines: 'generic_decline' }),
          });
      response.end(JSON.stringify({ id: setup?.id, status: setup?.status }));
    },
  };
}
