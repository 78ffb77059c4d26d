/** Booked homes in the shape of the contract, for what is made from a trip: pages, mail and receipts. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { date, type Instant, type LocalDateTime } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { addMoney, money } from '@sojourn/domain/money.ts';
import type { HomeStaySummary } from '../wire/home-checkout.ts';
import type { HomeTripDetail } from '../wire/home-trip.ts';
import { sampleHomePrice, sampleHomeStay } from './sample-home.ts';

const at = (text: string) => text as Instant;
const step = (until: string, localUntil: string, penaltyMinor: number) => ({
  until: at(until),
  localUntil: localUntil as LocalDateTime,
  penaltyMinor,
});

/** How to come to Casa do Limoeiro, once it's confirmed. */
const LIMOEIRO_ARRIVAL = {
  address: 'Rua do Limoeiro 7, 1100-327 Lisbon',
  position: { lat: 38.7111, lon: -9.1325 },
  phone: '+351 21 555 0177',
  steps: ['The green door beside the bakery.', 'The lockbox opens with 4471.'],
};

/** Five nights for two in Casa do Limoeiro; the rest is another product's trip. */
export const sampleHomeTrip = (common: TripDetail, part: Partial<HomeTripDetail> = {}): HomeTripDetail => {
  const stay = sampleHomeStay();
  const { total } = stay.price;
  return {
    ...common,
    bookingId: 'bkg_0home' as BookingId,
    kind: 'Home',
    confirmationCode: 'H-6CL9QT',
    stays: [stay],
    guests: { adults: 2, children: 0, infants: 0, dogs: 0, cats: 0 },
    total,
    grandTotal: total,
    cancellation: {
      type: 'FullyRefundable',
      zone: stay.zone,
      steps: [
        step('2027-03-31T14:00:00Z', '2027-03-31T15:00', 0),
        step('2027-04-09T14:00:00Z', '2027-04-09T15:00', total.amountMinor / 2),
        step('2027-04-14T14:00:00Z', '2027-04-14T15:00', total.amountMinor - 7_950),
      ],
    },
    guest: { firstName: 'Maya', lastName: 'Okafor' },
    message: 'We land at 5:40 AM on Thursday.',
    arrivals: [LIMOEIRO_ARRIVAL],
    supplierLocator: 'CASA-88213',
    deposits: [],
    claims: [],
    rebooking: null,
    ...part,
  };
};

/** Two nights in Casa do Limoeiro, then three in Rooftop over Graça. */
function sampleSplitStay(): [HomeStaySummary, HomeStaySummary] {
  const moving = date('2027-04-16');
  const [checkIn, checkOut] = [date('2027-04-14'), date('2027-04-19')];
  return [
    sampleHomeStay({ checkOut: moving, price: sampleHomePrice({ checkIn, checkOut: moving }) }),
    sampleHomeStay({
      homeId: 'hom_lisbon-pt-2' as HomeStaySummary['homeId'],
      name: 'Rooftop over Graça',
      kind: 'apartment',
      neighborhood: 'Graça',
      host: { ...sampleHomeStay().host, name: 'Rui Faria' },
      checkIn: moving,
      checkInFrom: '16:00',
      price: sampleHomePrice({ checkIn: moving, checkOut }),
      deposit: null,
    }),
  ];
}

export function sampleSplitTrip(common: TripDetail): HomeTripDetail {
  const stays = sampleSplitStay();
  const total = addMoney(stays[0].price.total, stays[1].price.total, money(0));
  return sampleHomeTrip(common, { stays, total, grandTotal: total, arrivals: [LIMOEIRO_ARRIVAL, null] });
}
