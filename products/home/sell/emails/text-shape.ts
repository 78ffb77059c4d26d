/** The words of mail about homes. `home`: its name, or both names of a split stay. */
type About = (home: string, city: string, dates: string) => string;
type Letter = { readonly subject: About; readonly heading: string };

export type HomeMailTexts = {
  readonly confirmed: Letter & { readonly text: (hosts: string) => string };
  readonly changed: Letter & { readonly text: (hosts: string) => string };
  readonly canceled: Letter & { readonly text: (home: string, dates: string) => string };
  readonly failed: {
    readonly subject: (home: string, city: string) => string;
    readonly heading: string;
    readonly text: (home: string, dates: string) => string;
    readonly next: string;
  };
  readonly reminder: {
    readonly subject: (home: string, day: string) => string;
    readonly heading: string;
    readonly text: (home: string, time: string) => string;
    readonly bring: string;
    readonly late: string;
  };
  readonly labels: Readonly<
    Record<
      | 'home'
      | 'checkIn'
      | 'checkOut'
      | 'host'
      | 'guest'
      | 'party'
      | 'address'
      | 'phone'
      | 'arrival'
      | 'deposit',
      string
    >
  >;
  readonly from: (date: string, time: string, zone: string) => string;
  readonly by: (date: string, time: string, zone: string) => string;
  readonly party: (guests: number, infants: number, pets: number) => string;
  readonly deposit: (amount: string, holdOn: string, releaseOn: string) => string;
  readonly and: string;
  readonly search: string;
  /** An entry of the calendar. */
  readonly entry: (home: string, city: string) => string;
  readonly locator: (locator: string) => string;
};
