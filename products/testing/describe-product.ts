/**
 * The tests that every product passes, over its own test supplier, a real PostgreSQL, a real vault and the
 * tests' bank. A product runs them with one line: `describeProduct(hotelUnderTest)`.
 */
import { describe } from 'vitest';
import { describeCancellations } from './conformance/cancellations.ts';
import { describeChangeRaces } from './conformance/change-races.ts';
import { describeCrashes } from './conformance/crashes.ts';
import { describeDetails } from './conformance/details.ts';
import { describeExtras } from './conformance/extras.ts';
import { describeFailures } from './conformance/failures.ts';
import { describeFaults } from './conformance/faults.ts';
import { describeLanguages } from './conformance/languages.ts';
import { describeMailAmounts } from './conformance/mail-amounts.ts';
import { describeMails } from './conformance/mails.ts';
import { describeParts } from './conformance/parts.ts';
import { describePersonalData } from './conformance/personal-data.ts';
import type { ProductUnderTest, SuiteStage } from './conformance/product-under-test.ts';
import { describeProofs } from './conformance/proofs.ts';
import { describeAnyReason } from './conformance/protections/any-reason.ts';
import { describeProtections } from './conformance/protections/bought-with-it.ts';
import { describeEndings } from './conformance/protections/endings.ts';
import { describePartsForAnyReason } from './conformance/protections/part-for-any-reason.ts';
import { describePriceDrops } from './conformance/protections/price-drops.ts';
import { describePriceMatches } from './conformance/protections/price-matches.ts';
import { describeRaces } from './conformance/races.ts';
import { describeReconciliation } from './conformance/reconciliation.ts';
import { describeStrangers } from './conformance/strangers.ts';
import { useSuiteStage } from './conformance/suite-stage.ts';
import { describeSupplierChanges } from './conformance/supplier-changes.ts';
import { describeTenders } from './conformance/tenders.ts';
import { describeUndecided } from './conformance/undecided.ts';
import { describeViews } from './conformance/views.ts';

/** Each has a world of its own: what is checked after every test grows with what was booked. */
const GROUPS = {
  'a process that dies': [describeCrashes],
  'a call that breaks or is not answered': [describeFaults, describeUndecided],
  'canceling and records': [describeCancellations, describeReconciliation],
  'what its supplier changes': [describeSupplierChanges],
  'several at once, for any tender': [describeRaces, describeTenders],
  'changing some of it': [describeParts, describeDetails, describeChangeRaces],
  'what is bought with it afterwards': [describeExtras],
  'what its price does afterwards': [describePriceDrops],
  'what it costs elsewhere': [describePriceMatches],
  'what protects it': [describeProtections, describePartsForAnyReason],
  'what is canceled for any reason': [describeAnyReason],
  'what ends its protections': [describeEndings],
  'a failed checkout': [describeFailures],
  'what is written, and when': [describeMails, describeMailAmounts],
  'what is shown, to whom and for how long': [
    describeViews,
    describeLanguages,
    describeStrangers,
    describePersonalData,
    describeProofs,
  ],
} satisfies Readonly<Record<string, readonly ((stage: SuiteStage) => void)[]>>;

export function describeProduct(of: ProductUnderTest): void {
  describe.each(Object.entries(GROUPS))('%s', (_, parts) => {
    const stage = useSuiteStage(of);
    for (const part of parts) part(stage);
  });
}
