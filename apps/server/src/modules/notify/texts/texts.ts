type FlightWords = {
  /** `second`: the dates in a subject, the confirmation code in the text of a trip that was booked. */
  readonly subject: (title: string, dates: string) => string;
  readonly heading: string;
  readonly text: (title: string, second: string) => string;
};
export type FlightMailTexts = Readonly<
  Record<'bookingConfirmed' | 'flightTicketed' | 'bookingCanceled' | 'flightFailed', FlightWords>
> & {
  readonly flight: (number: string) => string;
  /** An entry of the calendar. */
  readonly entry: (number: string, from: string, to: string) => string;
  readonly terminal: (airport: string, terminal: string) => string;
  readonly seats: (seats: string) => string;
  readonly severalTickets: string;
  /** After a failed booking. */
  readonly next: string;
  readonly search: string;
  readonly labels: {
    readonly locator: (airline: string) => string;
    readonly tickets: (numbers: string) => string;
    readonly noTicket: string;
    readonly severalTickets: string;
  };
};

/** The words of mail, a function for each sentence that takes something in. */
export type MailTexts = {
  readonly confirmed: {
    readonly subject: (hotel: string, city: string, dates: string) => string;
    readonly heading: string;
    readonly text: (hotel: string, code: string) => string;
  };
  readonly canceled: {
    readonly subject: (hotel: string, city: string, dates: string) => string;
    readonly heading: string;
    readonly text: (hotel: string, dates: string) => string;
    readonly noRefund: string;
    readonly refunds: string;
  };
  readonly failed: {
    readonly subject: (hotel: string, city: string) => string;
    readonly heading: string;
    readonly text: (hotel: string, dates: string) => string;
    readonly next: string;
  };
  readonly flight: FlightMailTexts;
  readonly caseOpened: {
    readonly subject: (code: string) => string;
    readonly heading: string;
    /** By the kind of the case. */
    readonly about: Readonly<Record<string, string>>;
    readonly anything: string;
    readonly text: (code: string, until: string) => string;
  };
  readonly creditExpiring: {
    readonly subject: (amount: string, date: string) => string;
    readonly heading: string;
    readonly text: (amount: string, date: string, days: number) => string;
  };
  readonly labels: Readonly<
    Record<
      | 'code'
      | 'checkIn'
      | 'checkOut'
      | 'room'
      | 'guests'
      | 'address'
      | 'phone'
      | 'total'
      | 'cancelFree'
      | 'penalty',
      string
    >
  >;
  readonly from: (date: string, time: string) => string;
  readonly until: (date: string, time: string) => string;
  readonly paidWith: (tender: string) => string;
  /** `back`: already there again. */
  readonly refund: Readonly<
    Record<'back' | 'reissued' | 'forfeited', (amount: string) => string> & {
      due: (amount: string, date: string) => string;
    }
  >;
  readonly refundTo: (tender: string) => string;
  readonly seeTrip: string;
  readonly seeTrips: string;
  readonly seeWallet: string;
  readonly search: string;
  readonly footer: (legalName: string, phone: string) => string;
  readonly calendar: {
    readonly summary: (hotel: string, city: string) => string;
    readonly code: (code: string) => string;
  };
};
