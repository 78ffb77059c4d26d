/**
 * What a module or a product adds to the parts that run them all: it's registered with one line in
 * main/capabilities.ts, and nothing else has to know it.
 */

import type { Job } from '#workflow/jobs/job.ts';
import type { StateMachine } from '#workflow/machine.ts';
import type { SagaKind } from '#workflow/saga.ts';
import type { CaseType } from './desk/cases/case-type.ts';
import type { ConfirmationKind } from './money/confirmations/confirmation-kind.ts';
import type { MessageType } from './platform/notify/message-type.ts';
import type { CheckoutTender } from './selling/checkouts/payment/tender.ts';
import type { TripActions } from './trips/trips/trip-action.ts';
import type { TripFacts } from './trips/trips/trip-facts.ts';

/** `Deps`: of its sagas; `JobDeps`: of its jobs, which may start sagas. */
export type Capability<Deps, JobDeps = Deps> = {
  readonly name: string;
  readonly machines?: readonly StateMachine[];
  readonly caseTypes?: readonly CaseType[];
  readonly messages?: readonly MessageType[];
  /** What the saga runner has to know to resume any of them. */
  readonly sagas?: (deps: Deps) => readonly SagaKind[];
  readonly jobs?: (deps: JobDeps) => readonly Job[];
  /** What can pay for a booking beside cards, miles and the wallet's own. */
  readonly tenders?: readonly CheckoutTender[];
  /** Who charges customers that aren't there. */
  readonly confirmations?: readonly ConfirmationKind[];
  /** What can be done with a trip, by its name on the wire. */
  readonly tripActions?: (deps: Deps) => Partial<TripActions>;
  /** What it knows of trips, for their lists and pages. */
  readonly tripFacts?: TripFacts;
};
