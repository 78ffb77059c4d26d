/** What requests to hosts need from outside, and who their guests are. */
import { newId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Actor, Effects, RequestContext } from '@sojourn/server/context.ts';
import { readActor } from '@sojourn/server/modules/customers/sessions/delegation/store.ts';
import type { PayDeps } from '@sojourn/server/modules/selling/booking/deps.ts';
import type { Signer } from '@sojourn/server/signer.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { HomeSupplier } from '../supplier.ts';
import type { Request } from './request.ts';

export type HomeRequestDeps = PayDeps &
  Pick<Effects, 'log'> & {
    readonly homeSupplierOf: (homeId: string) => HomeSupplier | undefined;
    /** Of the links by which hosts answer. */
    readonly linkSigner: Signer;
  };

/** In whose name it's booked; null for somebody who is gone. */
export const loadGuest = ({ db, random }: HomeRequestDeps, request: Owner): Promise<Actor | null> =>
  readActor(db, request, { sessionId: newId('ses', random.bytes(16)) });

/** Of work that nobody waits for. */
export const ownContext = (request: Request): RequestContext =>
  ({
    tenantId: request.tenantId,
    requestId: `home-request-${request.requestId}`,
    scenario: request.scenario,
  }) as RequestContext;

export const requireSupplier = ({ homeSupplierOf }: HomeRequestDeps, homeId: string): HomeSupplier =>
  assertPresent(homeSupplierOf(homeId), `who sells ${homeId}`);
