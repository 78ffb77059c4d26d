/** The words of mail about requests for approval. The portal's pages say the same of what happens. */
import type { PriceRule } from '@sojourn/domain/policy/verdict.ts';
import type { ReturnedFor } from '../../requests/request.ts';

type About = { readonly title: string; readonly price: string };
type Words = { readonly subject: string; readonly heading: string; readonly text: string };
/** What became of a request, as its traveler reads it. */
const NEWS = [
  'booked',
  'kept',
  'keptByTimeout',
  'declined',
  'rejected',
  'canceledByTimeout',
  /** It was to be canceled, and couldn't be online. */
  'notCanceled',
  'lapsed',
  'returned',
] as const;
export type News = (typeof NEWS)[number];

export type ApprovalWords = {
  /** `travelers`: empty for who travels alone. */
  readonly requested: (about: About & { readonly name: string; readonly travelers: string }) => Words;
  /** Of several parts: `title` names them, `price` is of all. */
  readonly requestedParts: (
    about: About & { readonly name: string; readonly count: number; readonly travelers: string },
  ) => Words;
  readonly reminder: (about: About & { readonly name: string; readonly hours: number }) => Words;
  /** For who sent it; `name`: of the approver. */
  readonly waits: (about: { readonly title: string; readonly name: string }) => Words;
  readonly waitsStill: (about: {
    readonly title: string;
    readonly name: string;
    readonly hours: number;
  }) => Words;
  /** If nobody decides in time. */
  readonly undecided: Readonly<Record<'keep' | 'cancel' | 'mandate', (until: string) => string>>;
  readonly news: Readonly<Record<News, (about: About & { readonly name: string }) => Words>>;
  /** The same for who decides; `name`: of who sent it. */
  readonly forApprover: Readonly<Record<News, (about: About & { readonly name: string }) => Words>>;
  /** Of parts with different ends: some are booked, or none is. */
  readonly inPart: (title: string) => Omit<Words, 'text'>;
  readonly severalEnds: (title: string) => Omit<Words, 'text'>;
  readonly andMore: (title: string, more: number) => string;
  readonly other: string;
  readonly otherFor: (title: string) => string;
  readonly returnedFor: Readonly<Record<ReturnedFor, string>>;
  readonly labels: Readonly<
    Record<'traveler' | 'requester' | 'trip' | 'price' | 'dueBy' | 'code' | 'note' | 'total', string>
  >;
  /** What to choose instead of what breaks a rule. */
  readonly instead: Readonly<
    Record<'starRating' | 'fareClass' | 'supplier', string> &
      Record<'daysAhead' | PriceRule, (limit: string) => string>
  >;
  readonly until: (date: string, time: string) => string;
  readonly open: string;
  readonly signIn: string;
};
