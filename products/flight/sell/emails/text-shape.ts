type FlightWords = {
  readonly subject: (title: string, dates: string) => string;
  readonly heading: string;
  /** `about`: the confirmation code, or the dates of what wasn't booked. */
  readonly text: (about: string) => string;
};
export type FlightMailTexts = Readonly<
  Record<
    | 'bookingConfirmed'
    | 'flightTicketed'
    | 'bookingChanged'
    | 'bookingReduced'
    | 'flightSplit'
    | 'flightExtrasChanged'
    | 'bookingCanceled'
    | 'flightFailed',
    FlightWords
  >
> & {
  readonly flight: (number: string) => string;
  /** An entry of the calendar. */
  readonly entry: (number: string, from: string, to: string) => string;
  /** Of a flight that its airline doesn't fly: before its entry, and in it. */
  readonly canceledEntry: (entry: string) => string;
  readonly canceledByAirline: string;
  /** In an entry: what was booked, where the airline has other times now. */
  readonly newTimes: (departs: string, arrives: string) => string;
  readonly terminal: (airport: string, terminal: string) => string;
  /** Of one traveler; `seats` is empty where none is chosen. */
  readonly onSlice: (way: string, seats: string, bags: number) => string;
  readonly seats: (seats: string) => string;
  readonly severalTickets: string;
  readonly localTimes: string;
  /** Of a flight that assistance booked; `flights` is empty where they aren't known any more. */
  readonly replaces: (flights: string) => string;
  /** After a failed booking. */
  readonly next: string;
  readonly search: string;
  readonly labels: {
    readonly locator: (airline: string) => string;
    readonly tickets: (numbers: string) => string;
    readonly noTicket: string;
    readonly traveler: (number: number) => string;
    /** `way`: `BOS – LIS`. */
    readonly fare: (way: string) => string;
    readonly severalTickets: string;
    /** Over them. */
    readonly people: string;
    readonly extras: string;
  };
};
