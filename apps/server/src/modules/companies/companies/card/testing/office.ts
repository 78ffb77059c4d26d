/** A company with an admin at its admin site who adds its card in the vault's fields, for tests over HTTP. */
import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';
import { demoNumber } from '../../../../../../../vault/src/cards/card-number.ts';
import { createCrew } from '../../../arranging/testing/crew.ts';

/** An account of the admin with the issuer has it. */
export const CARD_NUMBER = demoNumber('552433', '7702');

type Pays = 'central' | 'own' | 'both';
export async function openOffice(product: TestProduct, businessId: string, pays: Pays) {
  const crew = await createCrew(product, businessId, 'myselfAndOthers');
  const { pool } = product.database;
  await pool.query(`delete from business_members where tenant_id = 'business' and subject = 'priya'`);
  await pool.query(
    `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin)
     values ('business', $1, 'priya', '{Admin}', 'Account Manager', true)`,
    [businessId],
  );
  const admin = await product.signIn({ tenantId: 'business', subject: 'priya', site: 'admin' });
  const setPays = (paymentWay: Pays) => product.call('saveCompanySettings', admin, { input: { paymentWay } });
  await setPays(pays);
  return { ...crew, admin, setPays };
}

export async function typeCard(product: TestProduct, admin: Browser, number = CARD_NUMBER): Promise<string> {
  const { body } = await product.call('startCompanyCard', admin, { input: {} });
  const card = {
    number,
    expiry: '12/29',
    verification: '123',
    name: 'Priya Nair',
    zip: '02110',
    country: 'US',
  };
  const typed = await fetch(`${product.vault.url}/card-fields/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.vault.url },
    body: JSON.stringify({ ticket: body.value.ticket, card }),
  });
  return ((await typed.json()) as { token: string }).token;
}
export async function addCard(product: TestProduct, admin: Browser): Promise<PaymentId> {
  const token = await typeCard(product, admin);
  const { body, error } = await product.call('saveCompanyCard', admin, { input: { token } });
  if (!body?.value.paymentMethod) throw new Error(JSON.stringify(error ?? body));
  return body.value.paymentMethod.paymentId;
}
export const chargedFor = async (product: TestProduct, bookingId: string) => {
  const { rows } = await product.database.pool.query(
    `select source_id as "sourceId", label, state from tenders where booking_id = $1`,
    [bookingId],
  );
  return rows;
};
