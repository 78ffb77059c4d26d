/** One request decided over HTTP, at the portal or the admin site. */
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';

type Given = {
  readonly requestId: ApprovalId;
  readonly decision: 'approve' | 'decline';
  readonly note?: string | undefined;
};

/** `code`: why it was refused, as a whole or the part; null: it's decided as asked. */
export async function decideAt(
  product: TestProduct,
  name: 'decideApprovals' | 'decideCompanyApprovals',
  browser: Browser,
  { note, ...part }: Given,
) {
  const input = { parts: [{ version: 1, ...part }], ...(note && { note }) };
  const { status, body, error } = await product.call(name, browser, { input });
  if (status !== 200) return { status, code: error?.code ?? null, request: null as never };
  const { refused, request } = assertPresent(body.parts[0], 'the part that was decided');
  return { status, code: refused, request };
}
