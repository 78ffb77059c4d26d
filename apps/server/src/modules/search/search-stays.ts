/** The stay search: every supplier is asked at once, and what is known so far is streamed as they answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { StaySearch, StaySearchEvent } from '@sojourn/contract/stay-search.ts';
import type { StayAnswer, StayQuestion, StaySupplier } from '#suppliers/stays/port.ts';
import type { RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { type Arrival, askSuppliers, type SupplierState } from './ask-suppliers.ts';
import { findArea, insist } from './criteria.ts';
import type { SearchDeps } from './deps.ts';
import { mergeAnswers } from './merge-answers.ts';

const PAGE = 25;
/** So long nothing is said, so that a search that fails at once is refused in the ordinary way. */
const QUIET_MS = 40;

type Standing = { state: SupplierState; answer: StayAnswer | null };

function questionOf(deps: SearchDeps, input: StaySearch): StayQuestion {
  const locale = input.locale ?? 'en';
  const now = deps.clock.now();
  const { box, centre, zone } = findArea(deps.places, input.area, locale);
  insist(input, zone, now);
  return {
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    box,
    centre,
    rooms: input.rooms,
    filters: input.filters ?? {},
    sort: input.sort ?? 'MostRecommended',
    top: (input.offset ?? 0) + (input.limit ?? PAGE),
    locale,
    now,
  };
}

const progressOf = (suppliers: readonly StaySupplier[], standings: readonly Standing[]) =>
  standings.map(({ state, answer }, i) => ({ name: suppliers[i]!.name, state, found: answer?.total ?? 0 }));

/**
 * Progress, pages that each replace the one before, and `done` last. Refuses a search that breaks a rule, and
 * `SuppliersUnavailable` when no supplier answers; one that does not is named, and never reads as sold out.
 */
export async function* searchStays(
  deps: SearchDeps,
  input: StaySearch,
  context: RequestContext,
): AsyncGenerator<StaySearchEvent> {
  const question = questionOf(deps, input);
  const { suppliers } = deps;
  const standings: Standing[] = suppliers.map(() => ({ state: 'searching', answer: null }));
  const arrived: Arrival<StayAnswer>[] = [];
  const pending = new Set<Promise<void>>();
  for (const answer of askSuppliers(deps, (supplier, call) => supplier.search(question, call), context)) {
    const noted = answer.then((arrival) => {
      arrived.push(arrival);
      pending.delete(noted);
    });
    pending.add(noted);
  }
  await Promise.race([
    ...pending,
    sleep(QUIET_MS, undefined, { signal: context.signal }).catch(() => undefined),
  ]);
  while (!context.signal.aborted) {
    // Whoever answers in the same breath goes into the same page
    await sleep(0);
    const news = arrived.splice(0);
    for (const arrival of news)
      standings[arrival.index] = { state: arrival.state, answer: 'value' in arrival ? arrival.value : null };
    const answers = standings.flatMap(({ answer }) => answer ?? []);
    const isOver = standings.every(({ state }) => state !== 'searching');
    if (isOver && answers.length === 0) refuse('SuppliersUnavailable');
    const progress = progressOf(suppliers, standings);
    if (news.some(({ state }) => state === 'answered') || (isOver && news.length > 0)) {
      const merged = mergeAnswers(answers, input.offset ?? 0, input.limit ?? PAGE);
      yield { type: 'page', suppliers: progress, ...merged, box: question.box };
    } else yield { type: 'progress', suppliers: progress };
    if (isOver) break;
    if (arrived.length === 0) await Promise.race([...pending]);
  }
  yield { type: 'done', complete: standings.every(({ state }) => state === 'answered') };
}
