/** Does what a decision, or its absence, means: books or cancels. What doesn't end now a job goes on with. */
import type { RequestContext } from '#context.ts';
import { bookApproved } from './book-approved.ts';
import { cancelRejected } from './cancel-rejected.ts';
import type { ApprovalDeps } from './deps.ts';
import type { Request } from './requests/request.ts';

export async function carryOut(deps: ApprovalDeps, request: Request, context: RequestContext): Promise<void> {
  try {
    if (request.state === 'approved') await bookApproved(deps, request, context);
    if (request.state === 'canceling') await cancelRejected(deps, request, context);
  } catch (err) {
    deps.log.warn({ err, requestId: request.requestId }, 'a decided request waits to be carried out');
  }
}
