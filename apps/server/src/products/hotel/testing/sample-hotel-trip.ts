/** A booked trip as the contract tells it, for what is made from one: mail and receipts. */
import type { HotelTripDetail } from '@sojourn/contract/trips.ts';
import { date, type Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';

const night = (day: string) => ({ date: date(day), amountMinor: 41_200 });
const at = (text: string) => text as Instant;

/** Four nights, the fourth complimentary; paid by offer, credit, miles and card. */
export const SAMPLE_TRIP: HotelTripDetail = {
  bookingId: 'bkg_0abc' as BookingId,
  kind: 'Hotel',
  status: 'Confirmed',
  time: 'Future',
  confirmationCode: 'H-7KQ2M9',
  stay: {
    stayId: 'sty_1',
    name: 'Palacete Santa Luz',
    stars: 5,
    collection: 'Premier',
    address: 'Rua da Saudade 12',
    city: 'Lisbon',
    cityPlaceId: 'city:lisbon-pt',
    zone: 'Europe/Lisbon',
    phone: '+351 21 000 0000',
    roomName: 'Deluxe King',
    roomId: 'king',
    rateId: 'standard',
    breakfast: true,
    checkIn: date('2027-04-15'),
    checkOut: date('2027-04-19'),
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    minimumCheckInAge: 18,
    rooms: [{ adults: 2, childAges: [] }],
    loyaltyProgram: null,
    art: { seed: 'inn', kind: 'hotel' },
    cityArt: { seed: 'lisbon', kind: 'city' },
  },
  total: money(138_432),
  price: {
    nights: ['2027-04-15', '2027-04-16', '2027-04-17', '2027-04-18'].map(night),
    roomCount: 1,
    sellRate: money(164_800),
    perNightSellRate: money(41_200),
    totalDiscountAware: money(123_600),
    nightlyDiscountAware: money(30_900),
    complimentaryNight: money(-41_200),
    taxesAndFees: money(14_832),
    tripTotalExcludingTaxes: money(123_600),
    tripTotal: money(138_432),
  },
  cancellation: {
    type: 'FullyRefundable',
    zone: 'Europe/Lisbon',
    steps: [{ until: at('2027-04-12T17:00:00Z'), localUntil: '2027-04-12T18:00' as never, penaltyMinor: 0 }],
  },
  feesAtProperty: [{ kind: 'cityTax', amount: money(400, 'EUR'), per: 'personNight' }],
  guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
  email: 'maya.okafor@example.com',
  phone: '+1 617 555 0142',
  requests: '',
  loyaltyNumber: '',
  supplierLocator: 'INN-1',
  termsVersion: 'booking-2026-11',
  verifiedAt: null,
  amountType: 'split',
  tenders: [
    {
      tenderNo: 1,
      kind: 'TravelWallet',
      method: 'CarrotCashCredit',
      label: 'Offer',
      amount: money(7_500),
      units: null,
      state: 'captured',
    },
    {
      ...{
        tenderNo: 2,
        kind: 'TravelWallet',
        method: 'CarrotCashCredit',
        label: 'AnnualCredit',
        amount: money(30_000),
        units: null,
      },
      state: 'captured',
    },
    {
      ...{
        tenderNo: 3,
        kind: 'Rewards',
        method: 'InterpolatedUserCard',
        label: 'Harbor Summit 4417',
        amount: money(40_000),
        units: 40_000,
      },
      state: 'captured',
    },
    {
      ...{
        tenderNo: 4,
        kind: 'UserCard',
        method: 'CreditCard',
        label: 'Harbor Summit 4417',
        amount: money(60_932),
        units: null,
      },
      state: 'captured',
    },
  ],
  refunds: [],
  earning: null,
  cases: [],
  actions: { cancel: { available: true } },
  bookedAt: at('2027-02-08T15:00:00.000Z'),
  canceledAt: null,
};

const refund = {
  ...{ item: 'Palacete Santa Luz', sentAt: null, returnedAt: null, overdue: false },
  dueBy: at('2027-02-17T15:00:00.000Z'),
};
/** The same, canceled at a penalty of $100.00. */
export const CANCELED_TRIP: HotelTripDetail = {
  ...SAMPLE_TRIP,
  status: 'Canceled',
  time: 'Canceled',
  actions: { cancel: { available: false, reason: 'Canceled' } },
  canceledAt: at('2027-02-09T10:00:00.000Z'),
  refunds: [
    {
      ...{
        ...refund,
        refundNo: 1,
        tenderNo: 2,
        kind: 'TravelWallet',
        method: 'CarrotCashCredit',
        tender: 'AnnualCredit',
      },
      ...{ amount: money(30_000), units: null, state: 'returned', outcome: 'returned' },
    },
    {
      ...{
        ...refund,
        refundNo: 2,
        tenderNo: 3,
        kind: 'Rewards',
        method: 'InterpolatedUserCard',
        tender: 'Harbor Summit 4417',
      },
      ...{ amount: money(40_000), units: 40_000, state: 'open', outcome: null },
    },
    {
      ...{
        ...refund,
        refundNo: 3,
        tenderNo: 4,
        kind: 'UserCard',
        method: 'CreditCard',
        tender: 'Harbor Summit 4417',
      },
      ...{ amount: money(58_432), units: null, state: 'sent', outcome: null },
    },
  ],
};
