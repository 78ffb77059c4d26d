/**
 * What a module or a product adds to the parts that run them all: it's registered with one line in
 * main/capabilities.ts, and nothing else has to know it.
 */

import type { Job } from '#workflow/jobs/job.ts';
import type { StateMachine } from '#workflow/machine.ts';
import type { SagaKind } from '#workflow/saga.ts';
import type { CaseType } from './cases/case-type.ts';
import type { MessageType } from './notify/message-type.ts';
import type { AirlineCredits } from './trips/airline-credits-port.ts';
import type {
  CountFrozen,
  CountWatched,
  DisruptionsOf,
  ReadByAgents,
  ReadCanceledParts,
  ReadCanceling,
  ReadClaimed,
  ReadReplacedFlights,
} from './trips/besides.ts';
import type { TripActions } from './trips/trip-action.ts';

/** `Deps`: of its sagas; `JobDeps`: of its jobs, which may start sagas. */
export type Capability<Deps, JobDeps = Deps> = {
  readonly name: string;
  readonly machines?: readonly StateMachine[];
  readonly caseTypes?: readonly CaseType[];
  readonly messages?: readonly MessageType[];
  /** What the saga runner has to know to resume any of them. */
  readonly sagas?: (deps: Deps) => readonly SagaKind[];
  readonly jobs?: (deps: JobDeps) => readonly Job[];
  /** What can be done with a trip, by its name on the wire. */
  readonly tripActions?: (deps: Deps) => Partial<TripActions>;
  /** What was confirmed of a booking's cancellation, and whether it was sent; of the module that cancels. */
  readonly canceling?: ReadCanceling;
  /** What was canceled of a booking while the rest stayed; of the module that changes bookings. */
  readonly canceledParts?: ReadCanceledParts;
  /** Of a booking that is being canceled or changed, the protections that pay for that; of both modules. */
  readonly claimed?: ReadClaimed;
  /** Of the one module that issues them. */
  readonly airlineCredits?: AirlineCredits;
  /** What agents did with a booking in its owner's place; of the module that has the proofs. */
  readonly byAgents?: ReadByAgents;
  /** The flights that a booking was made instead of; of the module that rebooks them. */
  readonly replacedFlights?: ReadReplacedFlights;
  /** How many prices a customer has frozen; of the module that freezes them. */
  readonly countFrozen?: CountFrozen;
  /** What bookings' flights of today come to; of the module that watches them. */
  readonly disruptionsOf?: DisruptionsOf;
  /** How many prices a customer watches; of the module that watches them. */
  readonly countWatched?: CountWatched;
};
