/** Canceling one of several parts for any reason: its share of what the whole would pay, once. */
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { reimbursementJob } from '@sojourn/server/modules/protecting/reimbursements/reimburse.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { chooseProtection } from '@sojourn/server/modules/selling/checkouts/protections/choose-protection.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import { expect, test } from 'vitest';
import { testProducts } from '#testing/with-products.ts';
import type { Booked, SuiteStage } from '../product-under-test.ts';
import { splitPayment } from '../suite-stage.ts';

const CHOICE = { protection: 'cancelForAnyReason', action: 'Purchase' } as const;
type Lines = readonly { readonly amount: { readonly amountMinor: number } }[];
const sum = (lines: Lines): number => lines.reduce((all, { amount }) => all + amount.amountMinor, 0);

export function describePartsForAnyReason(stage: SuiteStage): void {
  const { parting, product } = stage.of;
  if (!parting || !testProducts[product].covered) return;
  const unit = parting.units[0];
  const { partMinor, totalMinor } = parting;

  /** Of two parts, paid by a credit, miles and the card. */
  async function booked(isProtected = true): Promise<Booked> {
    parting?.loseHalf?.(stage.world());
    const traveler = await stage.world().newTraveler();
    const payment = await splitPayment(stage.world(), traveler);
    const server = stage.server();
    const plain = await assertPresent(parting, 'parts').ready(server, traveler, payment);
    const checkout = isProtected
      ? await chooseProtection(server, plain.checkoutId, CHOICE, traveler.actor)
      : plain;
    const bookingId = await mustBook(server, checkout, traveler);
    await stage.world().resume(server);
    return { traveler, bookingId };
  }
  const quote = ({ traveler, bookingId }: Booked) => {
    const ask = { kind: 'Part' as const, unit, parts: [1], forAnyReason: true };
    return requestChange(stage.server(), bookingId, { ask }, traveler.actor, requestContext());
  };
  const confirm = async ({ traveler, bookingId }: Booked, changeId: string) => {
    const input = { dueMinor: 0, paymentId: null };
    const id = changeId as ChangeId;
    return confirmChange(stage.server(), bookingId, id, input, traveler.actor, requestContext());
  };
  const whole = ({ traveler, bookingId }: Booked) =>
    quoteCancel(stage.server(), bookingId, traveler.actor, requestContext(), { forAnyReason: true });

  test('a part gets its share of what the whole would, above what the supplier gives, once', async () => {
    const made = await booked();
    const withheldMinor = Math.floor(partMinor * 0.9) + 1;
    parting.keep(stage.world(), withheldMinor);
    const fullMinor = assertPresent((await whole(made)).protection, 'the claim').pays.amountMinor;
    const backMinor = partMinor - withheldMinor;
    const shareMinor = Math.floor((fullMinor * partMinor) / totalMinor);
    const quoted = await quote(made);
    expect(quoted).toMatchObject({
      failure: null,
      paysBack: { amount: { amountMinor: shareMinor - backMinor }, to: 'tenders', isCapped: false },
    });
    expect(quoted.cost).toMatchObject({ refund: { amountMinor: backMinor }, credit: { amountMinor: 0 } });
    const done = await confirm(made, quoted.changeId);
    expect(done).toMatchObject({ booking: 'Success', paysBack: quoted.paysBack });
    const pay = () => reimbursementJob(stage.server()).run(testTurn(stage.server().db));
    await Promise.all([pay(), pay()]);
    await stage.world().resume(stage.server());
    const trip = await stage.tripOf(made);
    expect(sum(trip.refunds)).toBe(shareMinor);
    expect(trip.airlineCredits).toEqual([]);
    expect(trip.protections).toMatchObject([
      { state: 'Exchanged', reimbursement: { state: 'paid', to: 'tenders' } },
    ]);
    await expect(whole(made)).rejects.toMatchObject({ code: 'NotCancellable' });
    expect(await stage.world().differences()).toEqual([]);
  });

  test('the protection stays where the fare or rate gives as much', async () => {
    const made = await booked();
    const quoted = await quote(made);
    expect(quoted).toMatchObject({ failure: null, paysBack: null });
    await confirm(made, quoted.changeId);
    expect((await stage.tripOf(made)).protections).toMatchObject([{ state: 'Valid' }]);
  });

  test('without it, or once it has ended, a part isn’t canceled for any reason', async () => {
    const made = await booked(false);
    expect(await quote(made)).toMatchObject({ failure: 'ProtectionOver', cost: null });
  });
}
