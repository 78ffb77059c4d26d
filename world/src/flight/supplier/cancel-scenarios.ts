/** What can go another way when a trip by air is canceled; each by its name outside production. */
const quote = <const F>(fault: F) => ({ verb: 'quoteCancel', fault }) as const;
const cancel = <const F>(fault: F) => ({ verb: 'cancel', fault }) as const;

export const CANCEL_SCENARIOS = [
  {
    name: 'flight-airline-control',
    effect: 'The airline has taken the tickets over, as at check-in: AirlineControl, ContactAirline',
    strikes: [quote({ reject: 'NotCancellable' })],
  },
  {
    name: 'flight-airline-refunds',
    effect: 'The airline took the payment and gives it back itself: AirlineControl, AirlineRefund',
    strikes: [quote({ reject: 'AirlineRefunds' })],
  },
  {
    name: 'flight-record-unknown',
    effect: 'The airline has no record of the trip: ContactCustomerService',
    strikes: [quote({ reject: 'NotFound' })],
  },
  {
    name: 'flight-cancel-quote-unavailable',
    effect: 'No quote of a cancellation can be had: TRVKOutage, BookProviderUnavailable',
    strikes: [quote('unavailable')],
  },
  {
    name: 'flight-cancel-quote-timeout',
    effect: 'The quote of a cancellation takes too long: TRVKOutage, BookExtTimeout',
    strikes: [quote('timeoutBefore')],
  },
  {
    name: 'flight-void-extended',
    effect: 'The airline still takes tickets back for nothing, past the window: TicketedVoidUnknownWindow',
    strikes: [quote('voidsLonger'), cancel('voidsLonger')],
  },
  {
    name: 'flight-taxes-refunded',
    effect: 'The airline gives back the taxes of a ticket that is not refunded: PartialRefund',
    strikes: [quote('taxesBack'), cancel('taxesBack')],
  },
  {
    name: 'flight-two-providers',
    effect: 'The tickets are from two companies: MultiProvider',
    strikes: [quote('twoProviders'), cancel('twoProviders')],
  },
  {
    name: 'flight-cancel-penalty-rises',
    effect: 'The penalty rises before the cancellation: BookExtPriceChanged, or CancellationFeesApplicable',
    strikes: [cancel({ reject: 'PenaltyChanged' })],
  },
  {
    name: 'flight-cancel-bad-request',
    effect: 'The airline cannot read the cancellation: BookExtBadRequest and a case',
    strikes: [cancel({ reject: 'BadRequest' })],
  },
  {
    name: 'flight-cancel-record-lost',
    effect: 'The airline no longer has the trip when it is to be canceled: BookExtUnavailability and a case',
    strikes: [cancel({ reject: 'NotFound' })],
  },
  {
    name: 'flight-cancel-unavailable',
    effect: 'The airline cannot be reached to cancel: BookExtServiceUnavailable and a case',
    strikes: [cancel('unavailable')],
  },
  {
    name: 'flight-cancel-silent',
    effect: 'The airline never answers a cancellation, nor any question about it: Pending, then a case',
    strikes: [cancel('timeoutBefore'), { verb: 'lookUp', fault: 'timeoutBefore' }],
  },
] as const;
