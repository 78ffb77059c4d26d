/**
 * Puts one question to every supplier at once; each has the same time, and one that fails spoils no
 * other's answer.
 */
import type { CallContext, Outcome } from './outcome.ts';
import { isSoldTo, type SoldTo } from './sold-to.ts';

export type SupplierState = 'searching' | 'answered' | 'timedOut' | 'failed';
export type Arrival<Value> =
  | { readonly index: number; readonly state: 'answered'; readonly value: Value }
  /** `rejection`: of a supplier that answered, but without what was requested. */
  | { readonly index: number; readonly state: 'timedOut' | 'failed'; readonly rejection?: unknown };

export type Question<Supplier, Value> = (
  supplier: Supplier,
  context: CallContext,
) => Promise<Outcome<Value, unknown>>;

async function askOne<Supplier, Value>(
  supplier: Supplier,
  index: number,
  ask: Question<Supplier, Value>,
  context: CallContext,
  onThrown: (error: unknown) => void,
): Promise<Arrival<Value>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome<Value, unknown>>((resolve) => {
    timer = setTimeout(resolve, context.timeoutMs, { outcome: 'unknown' });
  });
  try {
    const outcome = await Promise.race([ask(supplier, context), late]);
    if (outcome.outcome === 'ok') return { index, state: 'answered', value: outcome.value };
    if (outcome.outcome === 'rejected') return { index, state: 'failed', rejection: outcome.rejection };
    return { index, state: outcome.outcome === 'unknown' ? 'timedOut' : 'failed' };
  } catch (error) {
    onThrown(error);
    return { index, state: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

export type WarningLog = { readonly warn: (details: object, text: string) => void };

export type Asking<Supplier> = {
  readonly suppliers: readonly Supplier[];
  readonly limits: { readonly supplierMs: number };
  readonly log: WarningLog;
};

/** `tenantId`: whose search it is; only those who sell to it are asked. Left out where it's nobody's. */
export type Caller = Pick<CallContext, 'scenario' | 'requestId'> & { readonly tenantId?: string };

export const thoseWhoSell = <A extends Asking<SoldTo>>(asking: A, { tenantId }: Caller): A => ({
  ...asking,
  suppliers: asking.suppliers.filter((each) => isSoldTo(each, tenantId)),
});

/** One promise for each supplier that sells to the caller; none of them rejects. */
export function callSuppliers<Supplier extends SoldTo, Value>(
  asking: Asking<Supplier>,
  ask: Question<Supplier, Value>,
  caller: Caller,
): Promise<Arrival<Value>>[] {
  const { suppliers, limits, log } = thoseWhoSell(asking, caller);
  const { scenario, requestId } = caller;
  const context = { timeoutMs: limits.supplierMs, scenario, requestId };
  const onThrown = (err: unknown) => log.warn({ err, requestId }, 'a supplier threw');
  return suppliers.map((supplier, index) => askOne(supplier, index, ask, context, onThrown));
}

/** What those say who answer in time. */
export async function answersOf<Supplier extends SoldTo, Value>(
  asking: Asking<Supplier>,
  ask: Question<Supplier, Value>,
  context: Caller,
): Promise<Value[]> {
  const arrivals = await Promise.all(callSuppliers(asking, ask, context));
  return arrivals.flatMap((arrival) => (arrival.state === 'answered' ? [arrival.value] : []));
}
