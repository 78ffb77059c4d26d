/** What becomes of a request for approval: it's decided, taken back, or left until its time is over. */
import type { Approval } from '../../../packages/contract/src/approvals.ts';
import { type Instant, isBefore, plusSeconds } from '../../../packages/domain/src/dates.ts';
import type { ApprovalId } from '../../../packages/domain/src/ids.ts';
import { cancel } from '../buying/cancel.ts';
import type { Bought } from '../buying/order.ts';
import { hoursAfter } from '../days.ts';
import type { Scene } from '../stage.ts';
import { DECLINED } from './over-policy.ts';
import { COLLEAGUES, PRIYA_AS_ADMIN } from './people.ts';
import type { Errand } from './plan.ts';

/** True: it's not booked, and something else has to be. */
export async function decide(
  scene: Scene,
  errand: Errand,
  { requestId }: Bought,
  made: Instant,
): Promise<boolean> {
  const { over, traveler } = errand;
  if (requestId === null || over === null || over.decision === 'none') return false;
  return scene.memo.once('decision', async () => {
    const { stage } = scene;
    const request = () => stage.call(traveler, 'getApproval', { params: { requestId } });
    const sent = await request();
    // Nobody decides about what hasn't been asked for yet, nor later than the demo is made
    const later = hoursAfter(
      sent.sentAt,
      over.decision === 'lapse' ? hoursOf(sent) : 1 + (errand.choice % 5),
    );
    if (!isBefore(later, made)) return false;
    stage.clock.set(plusSeconds(later, 60));
    await answer(scene, errand, requestId, made);
    const { state } = await request();
    return state !== 'booked' && state !== 'inReview' && state !== 'kept' && state !== 'approved';
  });
}

const hoursOf = ({ sentAt, decideBy }: Approval): number =>
  (Date.parse(decideBy) - Date.parse(sentAt)) / 3_600_000;

async function answer(scene: Scene, errand: Errand, requestId: ApprovalId, made: Instant): Promise<void> {
  const { stage, memo } = scene;
  const { traveler, over, choice } = errand;
  const decision = over?.decision;
  const key = memo.key(decision ?? 'none');
  if (decision === 'lapse') return stage.goOnFor(traveler, ['settle-approvals']);
  const params = { requestId };
  for (let step = 0; step < 3; step++) {
    const request = await stage.call(traveler, 'getApproval', { params });
    if (request.state !== 'pending' && request.state !== 'inReview') return;
    if (decision === 'withdraw') {
      if (request.bookingId) return cancel(scene, 'withdrawn', traveler, request.bookingId, made);
      await stage.call(traveler, 'withdrawApproval', { params, input: {} }, { key });
      return;
    }
    const declines = decision === 'decline';
    const [note] = declines ? [DECLINED[choice % DECLINED.length] ?? ''] : [];
    const part = { requestId, version: request.version, decision: declines ? 'decline' : 'approve' } as const;
    const input = { parts: [part], ...(note && { note }) };
    const scenario = decision === 'return' ? 'price-rise' : undefined;
    const keyed = { key: `${key}-${step}`, ...(scenario && { scenario }) };
    const next = request.steps.find((each) => each.decision === null)?.approver.subject;
    const decider = COLLEAGUES.find(({ subject }) => subject === next);
    if (decider && decider.subject !== PRIYA_AS_ADMIN.subject)
      await stage.call(decider, 'decideApprovals', { input }, keyed);
    else await stage.call(PRIYA_AS_ADMIN, 'decideCompanyApprovals', { input }, keyed);
  }
}
