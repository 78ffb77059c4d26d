/** The company's card, which pays its people's trips. */
import type { PaymentId } from '../../../packages/domain/src/ids.ts';
import { assertPresent } from '../../../packages/domain/src/present.ts';
import type { Traveler } from '../buying/traveler.ts';
import type { Stage } from '../stage.ts';

/** As a checkout offers it to somebody of the company. */
export async function companyCard(stage: Stage, who: Traveler): Promise<PaymentId> {
  const { company } = await stage.call(who, 'listPaymentMethods', { input: {} });
  return assertPresent(company?.card, 'the company’s card').paymentId as PaymentId;
}
