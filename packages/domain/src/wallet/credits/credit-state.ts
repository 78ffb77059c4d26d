/** The state machines of the wallet as tables (B §4); the same rules as for bookings. */
/** As in booking/state.ts. */
type Machine<S extends string> = { readonly [from in S]: readonly S[] };

/** `Available`: something is left, be it held for a booking; `Redeemed` and `Expired`: nothing is. */
export type CreditState = 'Available' | 'Expired' | 'Redeemed';
export const CREDIT: Machine<CreditState> = {
  Available: ['Redeemed', 'Expired'],
  Expired: [],
  // A canceled booking gives it back
  Redeemed: ['Available'],
};

/**
 * `Pending`: may be activated; `Authorized`: activated; `ConfirmState`: taken for a booking, or earned, and
 * not yet confirmed by the other side, as bonus miles before travel; `Used`: it has given what it promised.
 */
export type OfferState = 'Pending' | 'Authorized' | 'ConfirmState' | 'Used' | 'Cancelled' | 'Expired';
export const OFFER: Machine<OfferState> = {
  Pending: ['Authorized', 'Expired', 'Cancelled'],
  Authorized: ['ConfirmState', 'Expired', 'Cancelled'],
  ConfirmState: ['Used', 'Authorized', 'Cancelled'],
  // The booking that used it was canceled, while the offer still ran or after
  Used: ['Authorized', 'Cancelled'],
  Cancelled: [],
  Expired: [],
};

type VoucherState = 'Open' | 'Voided';
export const VOUCHER: Machine<VoucherState> = { Open: ['Voided'], Voided: [] };
