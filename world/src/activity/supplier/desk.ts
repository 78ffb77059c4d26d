/** The activities' order desk: what places are held, confirmed and canceled by. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { hashText } from '@sojourn/domain/mix.ts';
import { isConfirmedAtOnce } from '@sojourn/products/activity/rules/booking/confirmation.ts';
import { isPastCutOff } from '@sojourn/products/activity/rules/booking/cut-off.ts';
import { isPossibleChoice, unansweredPickup } from '@sojourn/products/activity/rules/booking/pickup.ts';
import { findAnswerProblems } from '@sojourn/products/activity/rules/booking/questions.ts';
import type { ActivityRejection } from '@sojourn/products/activity/sell/port/price-port.ts';
import type { ActivityConfirmRequest } from '@sojourn/products/activity/sell/supplier.ts';
import type { AtConfirm, OrderDesk } from '#orders/desk/order-desk.ts';
import type { MarketDb } from '#orders/store.ts';
import type { ActivityMarket } from './market.ts';
import { findDecision, givePlacesBack } from './slots/store.ts';
import { ACTIVITY_ORDERS, type ActivityOrderRow, setAnswerBy, slotOf } from './store.ts';
import { issueTickets, killTickets } from './tickets/tickets.ts';

type Order = Pick<ActivityOrderRow, 'startsAt' | 'sold' | 'redeemedAt'>;

/** Of a day ticket, once it's closed: until then it can be given back. */
export const hasBegun = ({ startsAt, sold, redeemedAt }: Order, now: Instant): boolean => {
  const { times } = sold.summary;
  const begins = times.kind === 'slot' && times.allDay ? times.endsAt : startsAt;
  return redeemedAt !== null || !isBefore(now, begins);
};

async function giveBack(db: MarketDb, order: ActivityOrderRow): Promise<void> {
  const slot = slotOf(order);
  if (slot) await givePlacesBack(db, slot, order.places);
  await killTickets(db, order.reference);
}

/** Whether a place to join at can be booked at this moment. */
export function isPickupPossible(
  { sold, startsAt }: Pick<ActivityOrderRow, 'sold' | 'startsAt'>,
  choice: ActivityConfirmRequest['traveler']['pickup'],
  now: Instant,
): boolean {
  const { pickup, pickupPlaces } = sold.summary;
  if (!isPossibleChoice(pickup, choice)) return false;
  if (choice.kind === 'place') return pickupPlaces.some(({ placeId }) => placeId === choice.placeId);
  return choice.kind !== 'later' || unansweredPickup(pickup, startsAt, now) !== 'meetingPoint';
}

/** Whether all that's asked is answered, and the guide speaks the language. */
export const isAnswered = (
  { sold }: Pick<ActivityOrderRow, 'sold'>,
  { language, answers }: Pick<ActivityConfirmRequest['traveler'], 'language' | 'answers'>,
): boolean => {
  const { questions = [], optionLanguages } = sold.summary;
  const isSpoken = language === null || optionLanguages.includes(language);
  return isSpoken && findAnswerProblems(questions, answers).length === 0;
};

const ANSWER_SECONDS = 72 * 3_600;
/** Of a hundred confirmations by hand: those that are refused, and those that nobody answers. */
const [REFUSED, SILENT] = [6, 4];
const TEN_MINUTES = 600;
const TURNS = 18;
const SOON_SECONDS = 20;

/** What an operator that decides by hand is going to say, and when; the same for the same order. */
function answerOf({ reference, startsAt }: ActivityOrderRow, now: Instant, fault: unknown) {
  const latest = plusSeconds(now, ANSWER_SECONDS);
  const answerBy = isBefore(latest, startsAt) ? latest : startsAt;
  const no = 'OperatorRejected';
  if (fault === 'handAccepts' || fault === 'handRejects') {
    const decidesAt = plusSeconds(now, SOON_SECONDS);
    return { answerBy, decidesAt, refusal: fault === 'handAccepts' ? null : no };
  }
  const roll = hashText(`answer:${reference}`) % 100;
  if (fault === 'handSilent' || roll < SILENT) return { answerBy, decidesAt: answerBy, refusal: no };
  const soon = plusSeconds(now, TEN_MINUTES * (1 + (hashText(`when:${reference}`) % TURNS)));
  const decidesAt = isBefore(soon, answerBy) ? soon : answerBy;
  return { answerBy, decidesAt, refusal: roll < SILENT + REFUSED ? no : null };
}

const BY_HAND: ReadonlySet<unknown> = new Set(['handAccepts', 'handRejects', 'handSilent']);

async function atConfirm(
  db: MarketDb,
  order: ActivityOrderRow,
  now: Instant,
  fault: unknown,
): Promise<AtConfirm<ActivityRejection> | null> {
  const slot = slotOf(order);
  const decision = slot && (await findDecision(db, slot));
  if (decision && decision.cause !== null) return { no: { reason: 'NoAvailability', placesLeft: 0 } };
  const { confirmation } = order.sold.summary;
  if (!BY_HAND.has(fault) && isConfirmedAtOnce(confirmation, order.startsAt, now)) return null;
  const { answerBy, ...answer } = answerOf(order, now, fault);
  await setAnswerBy(db, order.reference, answerBy);
  return answer;
}

export const ACTIVITY_DESK: OrderDesk<
  ActivityMarket,
  ActivityOrderRow,
  ActivityConfirmRequest,
  ActivityRejection,
  never
> = {
  book: ACTIVITY_ORDERS,
  giveBack,
  soldOut: { reason: 'NoAvailability' },
  locatorSeed: (reference) => `activity:${reference}`,
  findProblem: (_market, order, { traveler, now }) => {
    if (order.cutOffAt !== null && isPastCutOff(order.cutOffAt, now)) return { reason: 'CutOffPassed' };
    if (!isPickupPossible(order, traveler.pickup, now)) return { reason: 'PickupNotPossible' };
    return isAnswered(order, traveler) ? null : { reason: 'AnswersRefused' };
  },
  atConfirm: (db, _market, order, { now }, fault) => atConfirm(db, order, now, fault),
  confirmed: issueTickets,
  people: ({ traveler }) => traveler,
  paidMinor: ({ price }) => price.totalMinor,
  startsAt: ({ startsAt }) => startsAt,
  hasBegun,
  // What operators call off ends the order itself
  change: () => undefined,
};
