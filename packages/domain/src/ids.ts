/** Branded identifiers: a prefix names the kind, so that an id in a log or a URL says what it is. */
declare const brand: unique symbol;
export type Id<Kind extends string> = string & { readonly [brand]: Kind };

export type CustomerId = Id<'cus'>;
export type SessionId = Id<'ses'>;
export type CheckoutId = Id<'chk'>;
export type QuoteId = Id<'quo'>;
export type BookingId = Id<'bkg'>;
export type CaseId = Id<'cas'>;
export type StayId = Id<'sty'>;
export type PaymentId = Id<'pay'>;
export type WishlistId = Id<'wsh'>;
export type CreditId = Id<'crd'>;
export type AirlineCreditId = Id<'acr'>;
export type OfferId = Id<'off'>;
export type TravelerId = Id<'trv'>;
export type TripGroupId = Id<'trp'>;
export type TripShareId = Id<'shr'>;
export type ChangeId = Id<'chg'>;
export type ProposalId = Id<'prp'>;
export type DelegationId = Id<'dlg'>;
export type NoteId = Id<'nte'>;
export type ApprovalId = Id<'apr'>;
export type PersonId = Id<'per'>;
export type FileId = Id<'fil'>;
export type PriceFreezeId = Id<'frz'>;
/** What a price freeze covers of a price, as a tender. */
export type FreezeCoverId = Id<'frc'>;
/** What pays the flight instead of a disrupted one, as a tender. */
export type DisruptionCoverId = Id<'dsc'>;
/** A request to the host of a home. */
export type HomeRequestId = Id<'hrq'>;
/** Held on a card around a stay in a home. */
export type DepositId = Id<'dep'>;
export type WatchId = Id<'wat'>;
/** What an admin wrote to travelers. */
export type CompanyMessageId = Id<'msg'>;
export type AlertId = Id<'alt'>;
/** Of a payment that waits for its customer and their bank. */
export type PaymentConfirmationId = Id<'pcf'>;
/** Of a request about a person's data, and of what the law has us keep of them. */
export type DataRequestId = Id<'drq'>;

/** The prefixes of ids that are made at run time, each with the random part's alphabet of `newId`. */
const ID_PREFIXES = [
  'cus',
  'ses',
  'chk',
  'quo',
  'bkg',
  'cas',
  'sty',
  'hom',
  'hrq',
  'rat',
  'pay',
  'wsh',
  'crd',
  'acr',
  'off',
  'trv',
  'trp',
  'shr',
  'chg',
  'biz',
  'prp',
  'dlg',
  'nte',
  'apr',
  'per',
  'tie',
  'fil',
  'frz',
  'alt',
  'frc',
  'dsc',
  'wat',
  'msg',
  'pcf',
  'dep',
  'drq',
] as const;
export type IdPrefix = (typeof ID_PREFIXES)[number];

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Makes an id from 16 random bytes (the caller's randomness): `bkg_` and 26 characters. */
export function newId<P extends IdPrefix>(prefix: P, random: Uint8Array): Id<P> {
  let bits = 0n;
  for (const byte of random.subarray(0, 16)) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let i = 0; i < 26; i++) {
    text = ALPHABET[Number(bits & 31n)] + text;
    bits >>= 5n;
  }
  return `${prefix}_${text}` as Id<P>;
}

/** True when the text has the form of an id of that kind. */
export function isId<P extends IdPrefix>(prefix: P, text: string): text is Id<P> {
  return text.startsWith(`${prefix}_`) && text.length <= 64 && /^[a-z]{3}_[0-9A-Za-z-]+$/.test(text);
}
