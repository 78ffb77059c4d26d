/** A company for a test, as the operator creates it, with its admin at the admin site. */
import type { TestProduct } from './product.ts';
import { type Browser, TEST_OPERATOR_KEY } from './server.ts';

export type TestCompany = {
  readonly businessId: string;
  /** The bank's name for the admin. */
  readonly subject: string;
  readonly admin: Browser;
};

let made = 0;

/** It isn't live, and has nobody but the admin. */
export async function createTestCompany(
  product: Pick<TestProduct, 'call' | 'signIn'>,
  businessName = 'Harrow Bridges',
): Promise<TestCompany> {
  const subject = `admin-${++made}`;
  const { body } = await product.call('createCompany', null, {
    input: { tenantId: 'business', businessName, accountReferenceId: 'acc_test', admin: { subject } },
    headers: { authorization: `Bearer ${TEST_OPERATOR_KEY}` },
  });
  const admin = await product.signIn({ tenantId: 'business', subject, site: 'admin' });
  return { businessId: body.businessId, subject, admin };
}
