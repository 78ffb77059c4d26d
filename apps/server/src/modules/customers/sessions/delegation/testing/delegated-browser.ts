/** An agent's browser in a customer's portal, opened as agents open it. */
import type { TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';

/** `agent`: signed in at the desk. */
export async function delegatedBrowser(
  product: TestProduct,
  agent: Browser,
  customer: Browser,
): Promise<Browser> {
  const { body } = await product.call('startDelegation', agent, {
    params: { customerId: customer.customerId },
    input: { reason: 'They called and asked for help', caseId: null },
  });
  const ticket = body.url.split('#')[1] ?? '';
  const opened = await product.call('openDelegation', null, { input: { ticket } });
  const cookies = (opened.headers['set-cookie'] as string[]).map((line) => line.split(';')[0] ?? '');
  const csrf = cookies.find((each) => each.startsWith('__Host-csrf='))?.split('=')[1] ?? '';
  const headers = {
    host: 'localhost',
    authorization: `Bearer ${opened.body.token}`,
    cookie: cookies.join('; '),
    'x-csrf-token': decodeURIComponent(csrf),
  };
  return { ...customer, token: opened.body.token, headers };
}
