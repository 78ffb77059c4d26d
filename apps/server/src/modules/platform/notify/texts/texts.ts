type RefundWords = {
  readonly subject: (amount: string) => string;
  readonly heading: string;
  readonly text: (amount: string, tender: string, item: string) => string;
};
type CaseWords = { readonly heading: string; readonly text: string };
/** The words of mail, a function for each sentence that takes something in. */
export type MailTexts = {
  readonly canceled: {
    readonly noRefund: string;
    /** Ahead of what comes back. */
    readonly refunds: string;
  };
  /** In the words of somebody's company. */
  readonly companyMessage: Readonly<
    Record<'subject' | 'heading' | 'ask', (company: string) => string> & Record<'answer' | 'noSignIn', string>
  >;
  readonly companyCardExpiring: {
    readonly subject: (card: string, days: number) => string;
    readonly text: (company: string) => string;
    readonly link: string;
  };
  readonly travelerNeedsHelp: {
    readonly subject: (name: string) => string;
    readonly text: (name: string, company: string) => string;
    readonly yourMessage: string;
    readonly link: string;
  };
  /** From somebody's company. */
  readonly invitation: {
    readonly subject: (company: string, brand: string) => string;
    readonly heading: (brand: string) => string;
    readonly text: (company: string, issuer: string) => string;
    readonly link: string;
    readonly mistake: string;
    readonly onlyOne: string;
  };
  readonly caseOpened: {
    /** `what`: the heading. */
    readonly subject: (what: string, code: string) => string;
    /** By the kind of the case. */
    readonly about: Readonly<Record<string, CaseWords>>;
    readonly anything: CaseWords;
    readonly text: (code: string, until: string) => string;
  };
  /** By what happened. */
  readonly caseNews: Readonly<
    Record<
      'caseReplied' | 'caseProposed' | 'caseResolved',
      {
        readonly subject: (code: string) => string;
        readonly heading: string;
        readonly text: (code: string) => string;
      }
    >
  >;
  /** What an offer comes to and until when it's open. */
  readonly caseOffer: Readonly<Record<'what' | 'amount' | 'due' | 'until', string>> & {
    readonly kinds: Readonly<Record<'credit' | 'refund' | 'cancel' | 'change', string>>;
  };
  readonly disputeAnswered: {
    readonly subject: (code: string) => string;
    readonly heading: string;
    readonly credited: (amount: string, until: string) => string;
    readonly declined: string;
    readonly questions: (code: string) => string;
  };
  readonly detailsEdited: {
    readonly subject: (title: string) => string;
    readonly heading: string;
    readonly text: (title: string, list: string) => string;
    readonly notYou: (phone: string) => string;
  };
  readonly creditExpiring: {
    readonly subject: (amount: string, date: string) => string;
    readonly heading: string;
    readonly text: (amount: string, date: string, days: number) => string;
  };
  /** Of one refund; those of the same booking follow in a table. */
  readonly refundSent: RefundWords;
  readonly refundArrived: RefundWords;
  readonly airlineCreditExpiring: {
    readonly subject: (airline: string, amount: string, date: string) => string;
    readonly heading: (airline: string) => string;
    readonly text: (airline: string, amount: string, date: string, days: number) => string;
    readonly sameTraveler: string;
    readonly anyTraveler: string;
    readonly number: string;
    readonly link: string;
  };
  readonly priceDropCredited: {
    readonly subject: (amount: string) => string;
    readonly heading: string;
    readonly text: (amount: string, until: string) => string;
    readonly booked: string;
    readonly lowest: string;
    readonly credit: string;
  };
  readonly priceMatch: {
    readonly credited: {
      readonly subject: (amount: string) => string;
      readonly heading: string;
      readonly text: (amount: string, until: string) => string;
    };
    readonly declined: {
      readonly subject: (code: string) => string;
      readonly heading: string;
      readonly note: string;
      readonly appeal: string;
    };
    /** Why not, by what wasn’t true. */
    readonly checks: Readonly<Record<string, string>>;
    readonly see: string;
  };
  readonly watchedPrice: {
    readonly drop: WatchedNews;
    readonly available: WatchedNews;
    readonly now: string;
    readonly before: string;
    readonly note: string;
    readonly link: string;
    readonly next: (price: string) => string;
    readonly stop: string;
  };
  readonly priceFreeze: {
    readonly frozen: string;
    readonly now: string;
    readonly until: string;
    readonly boughtOn: string;
    readonly fee: string;
    readonly link: string;
    /** Of 72, 24 or 3 hours. */
    readonly left: (hours: number) => string;
    /** How much of a rise is covered for each traveler or room. */
    readonly limit: (most: string) => string;
    readonly bought: {
      readonly subject: (title: string, price: string) => string;
      readonly heading: (price: string) => string;
      readonly text: (title: string, until: string) => string;
      readonly note: string;
    };
    readonly reminder: {
      readonly subject: (title: string, left: string) => string;
      readonly heading: (left: string) => string;
      readonly text: (title: string, until: string) => string;
    };
    readonly ended: {
      readonly subject: (title: string) => string;
      readonly heading: string;
      readonly text: (title: string) => string;
      readonly link: string;
    };
    readonly refunded: {
      readonly subject: (amount: string) => string;
      readonly heading: (amount: string) => string;
      readonly soldOut: (title: string, amount: string) => string;
      readonly canceled: (title: string, amount: string) => string;
      readonly when: string;
    };
  };
  readonly tripEmailChanged: {
    readonly subject: string;
    readonly heading: string;
    readonly text: (email: string) => string;
    readonly notYou: (phone: string) => string;
  };
  readonly labels: Readonly<
    Record<'code' | 'payment' | 'total' | 'cancelFree' | 'refund' | 'penalty' | 'bookedBy', string>
  > & {
    readonly travelers: (count: number) => string;
  };
  readonly paidWith: (tender: string) => string;
  /** `back`: already there again. */
  readonly refund: Readonly<
    Record<'back' | 'onItsWay' | 'reissued' | 'forfeited', (amount: string) => string> & {
      due: (amount: string, date: string) => string;
      sent: (amount: string, date: string) => string;
    }
  >;
  readonly refundTo: (tender: string) => string;
  readonly refundNote: string;
  readonly seeTrip: string;
  readonly seeTrips: string;
  readonly seeCase: string;
  readonly seeWallet: string;
  readonly footer: (legalName: string, phone: string) => string;
  readonly calendar: {
    readonly code: (code: string) => string;
  };
};

type WatchedNews = {
  readonly subject: (title: string, price: string) => string;
  readonly heading: (price: string) => string;
  readonly text: (title: string, dates: string) => string;
};
