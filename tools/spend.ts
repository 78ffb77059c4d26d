/** `npm run spend -- rebuild`: makes what companies spent again from the bookings, after a repair by hand. */
import { listCompanies } from '../apps/server/src/modules/companies/companies/list-companies.ts';
import { estimateCarbon } from '../apps/server/src/modules/companies/companies/spend/estimate-carbon.ts';
import { rebuildSpend } from '../apps/server/src/modules/companies/companies/spend/rebuild-spend.ts';
import { fillCarbon } from '../apps/server/src/modules/selling/booking/summaries/fill-carbon.ts';
import type { BookingRef } from '../apps/server/src/modules/selling/booking/tenders/store.ts';
import { carbonOf } from '../products/server-products.ts';
import { helpOf, offerHelp } from './help.ts';
import { asTool, usePortal } from './start/use-portal.ts';
import { type Operator, watchOperator } from './start/watch-operator.ts';

offerHelp(import.meta);

const [command, only, ...more] = process.argv.slice(2);
await asTool(async () => {
  if (command !== 'rebuild' || more.length > 0) throw new Error(helpOf('spend'));
  await usePortal(async (db, _, settings) => rebuild(await watchOperator(db, settings)));
});

async function rebuild(operator: Operator): Promise<void> {
  let isFound = false;
  for (let after: string | undefined; ; ) {
    const { companies, next } = await listCompanies(operator.db, after);
    for (const { tenantId, businessId, businessName } of companies) {
      if (only !== undefined && only !== businessId) continue;
      isFound = true;
      const company = { tenantId, businessId };
      const { people, added, inOtherCurrencies, carbon } = await operator.act(
        tenantId,
        'spend.rebuild',
        { facts: { businessId }, reason: null },
        async () => {
          const rebuilt = await rebuildSpend(operator.db, company);
          const fill = (trips: readonly BookingRef[]) => fillCarbon(operator.db, trips, carbonOf);
          return { ...rebuilt, carbon: await estimateCarbon(operator.db, company, fill) };
        },
      );
      console.log(
        `${businessId}  ${businessName}: people ${people}, missing trips added as of today ${added}, ` +
          `CO2 estimated ${carbon}`,
      );
      if (inOtherCurrencies > 0)
        console.log(`  ${inOtherCurrencies} bookings in other currencies than USD are in no sum`);
    }
    if (next === null) break;
    after = next;
  }
  if (isFound) return;
  if (only !== undefined) throw new Error(`no company ${only}`);
  console.log('no company');
}
