/** The steps of one trip of Northline's people: booking its parts, and what becomes of them. */
import type { CalendarDate, Instant, LocalDateTime } from '../../../packages/domain/src/dates.ts';
import type { BookingId, PaymentId } from '../../../packages/domain/src/ids.ts';
import { cancel } from '../buying/cancel.ts';
import { carOrder } from '../buying/cars.ts';
import { type FlightWish, flightOrder } from '../buying/flights.ts';
import { type Bought, buy, type Payment } from '../buying/order.ts';
import { type StayWish, stayOrder } from '../buying/stays.ts';
import { SITES } from '../data/sites.ts';
import { momentOf } from '../days.ts';
import type { Scene, Step } from '../stage.ts';
import { decide } from './decide.ts';
import { companyCard } from './pay.ts';
import { type Errand, homeOf } from './plan.ts';
import { GENEROUS, limitsOf } from './tiers.ts';

const MORNING = { from: 6 * 60, until: 10 * 60 };
const EVENING = { from: 15 * 60, until: 20 * 60 + 30 };

export function errandSteps(errand: Errand, made: Instant): Step[] {
  const { name, traveler, bookedOn, minute, canceledOn } = errand;
  const { zone } = homeOf(traveler);
  const books: Step = {
    name,
    at: momentOf(bookedOn, minute, zone, made),
    play: (stage, memo) => bookErrand({ stage, memo }, errand, made),
  };
  if (canceledOn === null) return [books];
  const cancels: Step = {
    name: `${name}-canceled`,
    at: momentOf(canceledOn, minute, zone, made),
    play: async (stage, memo) => {
      const scene = { stage, memo };
      for (const bookingId of bookingsOf(scene, errand))
        await cancel(scene, bookingId, traveler, bookingId, made);
    },
  };
  return [books, cancels];
}

const PARTS = ['flight', 'stay', 'stay-instead', 'car'] as const;
/** What was booked of it. */
const bookingsOf = ({ memo }: Scene, { name }: Errand): BookingId[] =>
  PARTS.flatMap((part) => memo.of<Bought | null>(name, `${part}.bought`)?.bookingId ?? []);

async function bookErrand(scene: Scene, errand: Errand, made: Instant): Promise<void> {
  const { parts, project, choice, traveler, over } = errand;
  const paymentId = await companyCard(scene.stage, traveler);
  const fields = { project: project.name };
  const payment: Payment = { paymentId, ...(choice % 25 !== 0 && { fields }) };
  if (parts.flight) await bookPart(scene, errand, 'flight', payment, made);
  if (parts.stay) await bookPart(scene, errand, 'stay', payment, made);
  if (parts.car && over === null) await bookCar(scene, errand, paymentId, fields);
}

/** In policy; or out of it, then asked for, and in policy where the answer is no. */
async function bookPart(
  scene: Scene,
  errand: Errand,
  part: 'flight' | 'stay',
  payment: Payment,
  made: Instant,
): Promise<void> {
  const { traveler, over } = errand;
  const order = (isOver: boolean) =>
    part === 'flight'
      ? () => flightOrder(scene.stage, traveler, flightWish(errand, isOver))
      : () => stayOrder(scene.stage, traveler, stayWish(errand, isOver));
  if (over?.part !== part) return void (await buy(scene, part, traveler, order(false), payment));
  const { reason, note } = over;
  const sent = await buy(scene, part, traveler, order(true), { ...payment, over: { reason, note } });
  const isGone = await decide(scene, errand, sent, made);
  if (!isGone) return;
  await buy(scene, `${part}-instead`, traveler, order(false), payment);
}

function stayWish(errand: Errand, isOver: boolean): StayWish {
  const { traveler, project, out, back, choice, over } = errand;
  const { stars, nightly } = limitsOf(traveler.tier);
  const { city } = SITES[project.site];
  const days = { city, checkIn: out, checkOut: back };
  if (isOver)
    return {
      ...days,
      stars: GENEROUS.stars,
      nightlyMin: Math.round(nightly * 1.12) + 8_000,
      nightlyMax: Math.round(nightly * 1.9) + 8_000,
      choice: choice % 4,
      ...(over && { isRefundable: over.isRefundable }),
    };
  return {
    ...days,
    stars,
    nightlyMax: Math.round(nightly * (0.78 + (choice % 20) / 100)),
    // Crews go back to where they have stayed before
    choice: choice % (project.name.startsWith('NS-') ? 3 : 8),
    ...(choice % 3 !== 0 && { isRefundable: true }),
  };
}

function flightWish(errand: Errand, isOver: boolean): FlightWish {
  const { traveler, project, out, back, choice } = errand;
  const { classes, short, long } = limitsOf(traveler.tier);
  const { airport } = SITES[project.site];
  const isLong = airport === 'LHR' || airport === 'LIS';
  const most = isLong ? long : short;
  const inPolicy = classes.filter((each) => each === 'standard' || each === 'enhanced');
  return {
    from: homeOf(traveler).airport,
    to: airport,
    out,
    back,
    classes: isOver ? ['premium', 'luxury'] : choice % 4 === 0 ? ['basic', ...inPolicy] : inPolicy,
    hours: [MORNING, EVENING],
    choice,
    ...(!isOver && { maxTotal: most }),
  };
}

async function bookCar(
  scene: Scene,
  errand: Errand,
  paymentId: PaymentId,
  fields: Readonly<Record<string, string>>,
): Promise<Bought> {
  const { traveler, project, out, back, choice } = errand;
  const { airport } = SITES[project.site];
  const groups = (['midsize', 'suv', 'small', 'suv'] as const)[choice % 4] ?? 'midsize';
  const wish = {
    airport,
    pickUp: at(out, '13:00'),
    dropOff: at(back, '13:30'),
    groups: [groups],
    perDayMax: limitsOf(traveler.tier).perDay,
    payWay: 'now',
    choice,
  } as const;
  return buy(scene, 'car', traveler, () => carOrder(scene.stage, traveler, wish), { paymentId, fields });
}

const at = (day: CalendarDate, time: string) => `${day}T${time}` as LocalDateTime;
