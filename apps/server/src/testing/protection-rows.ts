/** The rows of the authorization matrix about what prices do after booking. */
import type { disruptionCalls } from '@sojourn/contract/disruptions.ts';
import type { priceDropCalls } from '@sojourn/contract/price-drop.ts';
import type { priceMatchCalls } from '@sojourn/contract/price-match.ts';
import type { travelAlertCalls } from '@sojourn/contract/travel-alerts.ts';
import type { BookingId, FileId } from '@sojourn/domain/ids.ts';
import { type Owned, type Row, row } from './authorization-row.ts';

type Call =
  | keyof typeof disruptionCalls
  | keyof typeof priceDropCalls
  | keyof typeof priceMatchCalls
  | keyof typeof travelAlertCalls;

const ofTrip = ({ bookingId }: Owned) => ({ params: { bookingId: bookingId as BookingId } });
const fileId = 'fil_00000000000000000000000001' as FileId;

export const PROTECTION_ROWS: { readonly [N in Call]: Row<N> } = {
  getDisruption: row(404, ofTrip),
  planRebooking: row(404, (owned) => ({ ...ofTrip(owned), input: {} })),
  rebookDisruption: row(404, (owned) => ({
    ...ofTrip(owned),
    input: { disruptionNo: 1, optionId: 'bkg_00000000000000000000000001', travelers: 'all' },
  })),
  getPriceDrop: row(404, ofTrip),
  getPriceMatch: row(404, ofTrip),
  claimPriceMatch: row(404, (owned) => ({
    ...ofTrip(owned),
    input: { url: 'https://rooms.example/', priceMinor: 1, fileIds: [fileId] },
  })),
  appealPriceMatch: row(404, (owned) => ({ ...ofTrip(owned), input: { text: 'Please look again.' } })),
  listTravelAlerts: row('own', () => ({ query: { tenantId: 'business' } })),
  noteTravelAlert: row('own', () => ({
    input: {
      tenantId: 'business',
      event: 'governmentAlert',
      country: 'XX',
      startsOn: '2027-01-01',
      endsOn: null,
      source: 'A test',
    },
  })),
  endTripProtections: row('own', () => ({
    input: { tenantId: 'business', confirmationCode: 'H-NONE', event: 'whoDesignation', reason: 'A test' },
  })),
};
