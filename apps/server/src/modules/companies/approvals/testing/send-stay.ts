/** A stay of people of a crew, sent for approval over HTTP and booked at once. */
import type { TestProduct } from '#testing/product.ts';
import type { Colleague } from '../../arranging/testing/crew.ts';
import { readyStay } from '../../arranging/testing/ready-stay.ts';

export async function sendStay(
  product: TestProduct,
  by: Colleague,
  people: readonly Colleague[],
  more: object = {},
) {
  const { status, body, error } = await (await readyStay(product, by, people, { ...more })).send();
  if (status !== 200 || body.result !== 'Booked') throw new Error(JSON.stringify(error ?? body));
  return { requestId: body.requestId, bookingId: body.bookingId };
}
