/** One run of a saga by the process that holds its lease: does steps, notes answers, undoes, ends. */

import { setTimeout as sleep } from 'node:timers/promises';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '#db/client.ts';
import { accepted, type Decision, type Outcome } from '../suppliers/outcome.ts';
import { isRefused, LOST_LEASE } from './assert-sql.ts';
import type { CrashHook, CrashPhase } from './crash-point.ts';
import {
  type ForwardStep,
  LostLease,
  type NotYet,
  Parked,
  type Saga,
  type SagaRow,
  type StartedSaga,
  type Step,
  type StepAnswer,
  type StepCall,
  type Tx,
} from './saga.ts';
import {
  advance,
  insertAnswered,
  markDone,
  type NextIntent,
  type StepWrite,
  type StoredStep,
} from './store.ts';

export type RunSettings = {
  readonly leaseSeconds: number;
  /** Below half the lease, so that a call never outlives it. */
  readonly callTimeoutMs: number;
  /** Waits between the tries of one step inside one run; then the saga is parked. */
  readonly retryMs: readonly number[];
  readonly crash?: CrashHook | undefined;
  /** Milliseconds since any moment, which nobody sets back. */
  readonly uptime: () => number;
};

type Answer = StepAnswer<unknown, unknown> & { readonly wasUncertain?: boolean };
type Finished = {
  readonly name: string;
  readonly undo: Step<unknown, unknown>['undo'];
  readonly answer: Answer;
};
type Unwritten = { readonly write: StepWrite; readonly record?: ((tx: Tx) => Promise<void>) | undefined };
/** The share of a lease after which it is renewed before the next call. */
const FRESH_SHARE = 0.25;

/** `fresh`: the saga was started for this run just now, perhaps with the intents of its first steps. */
export function runSaga(
  db: Db,
  row: SagaRow,
  stored: readonly StoredStep[],
  fresh: StartedSaga | null,
  settings: RunSettings,
): SagaRun {
  return new SagaRun(db, row, stored, fresh, settings);
}

class SagaRun implements Saga {
  readonly row: SagaRow;
  readonly handed: unknown;
  readonly context;
  result: unknown;
  readonly #db: Db;
  readonly #settings: RunSettings;
  readonly #known: Map<string, StoredStep>;
  readonly #done: Finished[] = [];
  #position: number;
  /** Their intents are committed, by this run: they may be called without another commit. */
  readonly #intended: Set<string>;
  #renewedAt: number;
  #expected: Parameters<Saga['expect']>[0] = [];
  /**
   * The last answers; they commit with the next intent or with the end, and are found out again if we die
   * before.
   */
  #unwritten: readonly Unwritten[] = [];

  constructor(
    db: Db,
    row: SagaRow,
    stored: readonly StoredStep[],
    fresh: StartedSaga | null,
    settings: RunSettings,
  ) {
    this.#db = db;
    this.row = row;
    this.#settings = settings;
    this.#known = new Map(stored.map((each) => [each.step, each]));
    this.handed = fresh?.handed;
    this.#intended = new Set(fresh?.firstSteps);
    this.#renewedAt = settings.uptime();
    this.#position = stored.length + this.#intended.size;
    this.context = { timeoutMs: settings.callTimeoutMs, scenario: row.scenario, requestId: row.requestId };
  }

  async step<R, X>(name: string, step: Step<R, X>): Promise<StepAnswer<R, X>> {
    const known = this.#known.get(name);
    const answer =
      known && known.state !== 'intent'
        ? (known.answer as StepAnswer<R, X>)
        : await this.#doStep(name, step, known);
    this.#done.push({ name, undo: step.undo, answer });
    return answer;
  }

  async #doStep<R, X>(name: string, step: Step<R, X>, known?: StoredStep): Promise<StepAnswer<R, X>> {
    if (!this.#intended.delete(name)) await this.#advance(known ? [] : [this.#intent(name)]);
    else if (!this.#isFresh()) await this.#advance([]);
    this.#crash(name, 'do', 'beforeCall');
    const answer = await this.#askOrPark(name, step, known);
    this.#crash(name, 'do', 'afterEffect');
    const { record } = step;
    this.#unwritten = [
      ...this.#unwritten,
      {
        write: { step: name, answer },
        record: record && answer.outcome === 'ok' ? (tx) => record(tx, answer.value) : undefined,
      },
    ];
    return answer;
  }

  /** What earlier steps came to is written before the saga waits. */
  async #askOrPark<R, X>(name: string, step: Step<R, X>, known?: StoredStep): Promise<StepAnswer<R, X>> {
    try {
      return await this.#ask(name, step, known);
    } catch (error) {
      if (error instanceof Parked && this.#unwritten.length > 0) await this.#advance([]);
      throw error;
    }
  }

  expect(steps: Parameters<Saga['expect']>[0]): void {
    this.#expected = steps;
  }

  /**
   * Never repeats blindly: an unknown outcome is looked up, and only what is surely not there is asked
   * again. What was accepted is looked up until it's decided, and never asked again.
   */
  async #ask<R, X>(name: string, step: Step<R, X>, known?: StoredStep): Promise<StepAnswer<R, X>> {
    const call = this.#call(name);
    let isUncertain = known !== undefined;
    let isAccepted = wasAccepted(known);
    let isAway = false;
    for (const wait of [...this.#settings.retryMs, null]) {
      const outcome = isUncertain ? await this.#findOut(step, call, isAccepted) : await step.do(call);
      if (outcome.outcome === 'notYet') throw new Parked(name, 'notYet', outcome.againInSeconds);
      isAway = outcome.outcome === 'unavailable';
      if (outcome.outcome === 'unknown') isUncertain = true;
      else if (outcome.outcome === 'accepted') {
        if (!isAccepted) await this.#noteAccepted(name);
        [isUncertain, isAccepted] = [true, true];
      } else if (outcome.outcome === 'rejected' && step.onlyForward) throw new Parked(name, 'refused');
      else if (outcome.outcome !== 'unavailable') return isUncertain ? { ...outcome, ...UNCERTAIN } : outcome;
      if (wait === null) break;
      await sleep(wait);
      await this.#advance([]);
    }
    // Not there when it was looked up, and surely not sent since: nobody need wait for it, as long as the
    // undo takes back a first call that may still be on its way
    const isOver = isUncertain ? isAway && step.undo !== undefined : isAway;
    if (!isOver || step.onlyForward) throw new Parked(name, 'waiting');
    return isUncertain ? { outcome: 'unavailable', ...UNCERTAIN } : { outcome: 'unavailable' };
  }

  /** Before anything else is waited for: whoever has the saga next must not request it again. */
  async #noteAccepted(name: string): Promise<void> {
    this.#unwritten = [...this.#unwritten, { write: { accepted: name } }];
    await this.#advance([]);
  }

  async #findOut<R, X>(
    step: Step<R, X>,
    call: StepCall,
    isAccepted: boolean,
  ): Promise<Decision<R, X> | NotYet> {
    const found = await step.lookUp(call);
    if (found.outcome === 'unavailable') return { outcome: 'unknown' };
    if (found.outcome !== 'ok') return found;
    if (found.value !== null) return { outcome: 'ok', value: found.value };
    // The other side has lost what it accepted: a person asks what became of it
    return isAccepted ? { outcome: 'unknown' } : step.do(call);
  }

  async tryAll(steps: readonly ForwardStep[]): Promise<void> {
    const [first, ...more] = steps.map(({ name }) => name).filter((name) => !this.#known.has(name));
    if (first !== undefined && more.length > 0) await this.#intendAll([first, ...more]);
    let parked: Parked | undefined;
    for (const { run } of steps) {
      try {
        await run(this);
      } catch (error) {
        if (!(error instanceof Parked)) throw error;
        parked ??= error;
      }
    }
    if (!parked) return;
    // What the others came to is written before the saga waits
    await this.#advance([]);
    throw parked;
  }

  /** None of these is undone: the saga's next holder calls them as well, to the same effect. */
  async #intendAll(names: readonly string[]): Promise<void> {
    await this.#advance(names.map((name) => this.#intent(name)));
    for (const name of names) this.#intended.add(name);
  }

  async record(name: string, work: (tx: Tx) => Promise<void>): Promise<void> {
    if (this.#known.has(name)) return;
    await this.#commit(async (tx) => {
      await this.#write(tx, []);
      await insertAnswered(tx, this.row, name, this.#position);
      await work(tx);
      this.#crash(name, 'do', 'beforeCommit');
    });
    this.#position++;
    this.#unwritten = [];
    this.#crash(name, 'do', 'afterCommit');
  }

  async compensate(): Promise<void> {
    for (const { name, undo, answer } of [...this.#done, ...this.#perhapsCalled()].toReversed()) {
      const known = this.#known.get(name);
      if (!undo || known?.state === 'undone') continue;
      if (answer.outcome !== 'ok' && !answer.wasUncertain) continue;
      await this.#advance([{ undoing: name }]);
      this.#crash(name, 'undo', 'beforeCall');
      await this.#takeBack(name, undo.do);
      this.#crash(name, 'undo', 'afterEffect');
      this.#unwritten = [{ write: { undone: name }, record: undo.record }];
    }
  }

  /** By a process that died before it wrote what the steps before them came to. */
  #perhapsCalled(): Finished[] {
    const done = new Set(this.#done.map(({ name }) => name));
    return this.#expected
      .filter(({ name }) => this.#known.get(name)?.state === 'intent' && !done.has(name))
      .map((step) => ({ ...step, answer: { outcome: 'unavailable', ...UNCERTAIN } }));
  }

  async #takeBack(name: string, undo: (call: StepCall) => Promise<Outcome<unknown, unknown>>): Promise<void> {
    const call = this.#call(name);
    for (const wait of [...this.#settings.retryMs, null]) {
      const { outcome } = await undo(call);
      if (outcome === 'ok') return;
      if (outcome === 'rejected') break;
      if (wait === null) break;
      await sleep(wait);
      await this.#advance([]);
    }
    throw new Parked(name, 'undoFailing');
  }

  async finish(result: unknown, work: (tx: Tx) => Promise<void>): Promise<void> {
    const over = this.#unwritten;
    await this.#commit(async (tx) => {
      const writes = over.map(({ write }) => write);
      await markDone(tx, this.row, result, writes);
      for (const { record } of over) await record?.(tx);
      await work(tx);
      this.#crash('finish', 'do', 'beforeCommit');
    });
    this.result = result;
    this.#crash('finish', 'do', 'afterCommit');
  }

  #intent(step: string): NextIntent {
    return { step, position: this.#position++ };
  }

  /** Whether the lease outlives another call; nobody else has the saga before it ends. */
  #isFresh(): boolean {
    return this.#settings.uptime() - this.#renewedAt < this.#settings.leaseSeconds * 1000 * FRESH_SHARE;
  }

  /**
   * Renews the lease and writes what is unwritten, with the next intents. Nothing is called before this has
   * held.
   */
  async #advance(next: readonly NextIntent[]): Promise<void> {
    const over = this.#unwritten.map(({ write }) => write);
    const begunAt = this.#settings.uptime();
    await this.#commit(async (tx) => {
      await this.#write(tx, next);
      // All is asked for by now, and nothing of it may be there afterwards
      for (const write of over) this.#crash(nameOf(write), directionOf(write), 'beforeCommit');
    });
    this.#renewedAt = begunAt;
    this.#unwritten = [];
    for (const write of over) this.#crash(nameOf(write), directionOf(write), 'afterCommit');
  }

  async #write(tx: Tx, next: readonly NextIntent[]): Promise<void> {
    const over = this.#unwritten;
    const writes = over.map(({ write }) => write);
    await advance(tx, this.row, this.#settings.leaseSeconds, writes, next);
    for (const { record } of over) await record?.(tx);
  }

  /** Nothing is kept of it once another process has the saga. */
  async #commit(work: (tx: Tx) => Promise<void>): Promise<void> {
    try {
      await withTransaction(this.#db, work);
    } catch (error) {
      throw isRefused(error, LOST_LEASE) ? new LostLease(this.row.sagaId) : error;
    }
  }

  #call(name: string): StepCall {
    return { key: `${this.row.sagaId}:${name}`, context: this.context };
  }

  #crash(step: string, direction: 'do' | 'undo', phase: CrashPhase): void {
    this.#settings.crash?.({ step, direction, phase });
  }
}

export type { SagaRun };

const UNCERTAIN = { wasUncertain: true } as const;
const wasAccepted = (known: StoredStep | undefined): boolean =>
  (known?.answer as Partial<typeof accepted> | null | undefined)?.outcome === accepted.outcome;
function nameOf(write: StepWrite): string {
  if ('undone' in write) return write.undone;
  return 'accepted' in write ? `${write.accepted}:accepted` : write.step;
}
const directionOf = (write: StepWrite): 'do' | 'undo' => ('undone' in write ? 'undo' : 'do');
