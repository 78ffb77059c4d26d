/** Which credits lie unused, whose they are, and which end soon. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { csvCell } from '@sojourn/domain/csv-cell.ts';
import { minorDigits } from '@sojourn/domain/money.ts';
import type { AdminActor } from '#context.ts';
import { type Naming, namedBookings } from '#modules/selling/booking/in-language.ts';
import { csvFile } from '../csv-file.ts';
import type { AdminDeps } from '../deps.ts';
import { type CreditRow, readCompanyCredits, sumCompanyCredits } from './store.ts';

const PAGE = 50;
const EXPORTED = 100_000;

type Deps = Pick<AdminDeps, 'db' | 'clock'>;
type Ask = { readonly ending: 'all' | 'soon'; readonly skip?: string | undefined };

export async function listCredits(
  { db, clock, products }: Deps & Naming,
  { ending, skip: given }: Ask,
  actor: AdminActor,
): Promise<OutputOf<Calls['listCompanyCredits']>> {
  const now = clock.now();
  const skip = Number(given ?? 0);
  const page = { onlySoon: ending === 'soon', limit: PAGE + 1, skip };
  const rows = await readCompanyCredits(db, actor, now, page);
  const shown = rows.slice(0, PAGE);
  const named = await namedBookings({ db, products }, shown, actor.locale);
  return {
    credits: shown.map(({ tenantId: _, customerId: __, bookingId, airlineCode, airlineName, ...credit }) => ({
      ...credit,
      origin: named.get(bookingId)?.title ?? credit.origin,
      airline: airlineCode === '' ? null : { code: airlineCode, name: airlineName },
    })),
    next: rows.length > PAGE ? String(skip + PAGE) : null,
    totals: await sumCompanyCredits(db, actor, now),
  };
}

/** `214.60`, and `21460` in yen. */
function amountOf({ availableMinor, currency }: CreditRow): string {
  const digits = minorDigits(currency);
  return (availableMinor / 10 ** digits).toFixed(digits);
}

const HEADER = 'Person,Email,Department,Kind,Airline,From,Expires on,Currency,Unused';
const KINDS = { airline: 'Airline credit', travel: 'Travel credit' };

export async function exportCredits({ db, clock }: Deps, { ending }: Ask, actor: AdminActor) {
  const page = { onlySoon: ending === 'soon', limit: EXPORTED, skip: 0 };
  const rows = await readCompanyCredits(db, actor, clock.now(), page);
  const lines = rows.map((credit) =>
    [
      credit.owner,
      credit.email,
      credit.department,
      KINDS[credit.kind],
      credit.airlineName,
      credit.origin,
      credit.expiresAt?.slice(0, 10) ?? '',
      credit.currency,
    ]
      .map(csvCell)
      .concat(amountOf(credit))
      .join(','),
  );
  return csvFile('unused-credits.csv', [HEADER, ...lines]);
}
