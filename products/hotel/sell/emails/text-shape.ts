/** The words of mail about stays. */
export type HotelMailTexts = {
  readonly confirmed: {
    readonly subject: (hotel: string, city: string, dates: string) => string;
    readonly heading: string;
    readonly text: (hotel: string) => string;
  };
  readonly changed: {
    readonly subject: (hotel: string, city: string, dates: string) => string;
    readonly heading: string;
    readonly text: (hotel: string) => string;
  };
  readonly reduced: {
    readonly subject: (hotel: string, city: string, dates: string) => string;
    readonly heading: string;
    readonly text: (hotel: string) => string;
  };
  readonly canceled: {
    readonly subject: (hotel: string, city: string, dates: string) => string;
    readonly heading: string;
    readonly text: (hotel: string, dates: string) => string;
  };
  readonly failed: {
    readonly subject: (hotel: string, city: string) => string;
    readonly heading: string;
    readonly text: (hotel: string, dates: string) => string;
    readonly next: string;
  };
  readonly labels: Readonly<
    Record<'checkIn' | 'checkOut' | 'room' | 'guests' | 'address' | 'phone' | 'atHotel', string>
  >;
  readonly from: (date: string, time: string) => string;
  readonly by: (date: string, time: string) => string;
  readonly search: string;
  /** An entry of the calendar. */
  readonly entry: (hotel: string, city: string) => string;
};
