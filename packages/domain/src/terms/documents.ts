/**
 * The portal's terms as documents, each with its dated versions (A §2.1; B §1, closing sections).
 * What a booking agreed to is named by a version's id and can be read for ever.
 */
import { BOOKING_TERMS, type TermsVersion } from '../checkout/terms.ts';
import type { CalendarDate } from '../dates.ts';
import type { Capability } from '../tenants/tenant.ts';
import { TERMS_SECTIONS } from './data/sections.ts';
import type { TermsSection } from './section.ts';

export const TERMS_DOCUMENT_IDS = [
  'site',
  'booking',
  'add-ons',
  'credits',
  'complimentary',
  'copyright',
  'seller',
  'general',
] as const;
export type TermsDocumentId = (typeof TERMS_DOCUMENT_IDS)[number];

export type TermsDocument = {
  readonly id: TermsDocumentId;
  /** Oldest first. */
  readonly versions: readonly [TermsVersion, ...TermsVersion[]];
  readonly capability?: Capability;
};

const since = (id: string, day: string): TermsVersion => ({ id, effectiveFrom: day as CalendarDate });
const FIRST = '2026-11-01';
const SECOND = '2026-11-29';

/** In the order in which they are read. */
export const TERMS_DOCUMENTS: readonly TermsDocument[] = [
  { id: 'site', versions: [since('site-2026-11', FIRST), since('site-2026-11-29', SECOND)] },
  { id: 'booking', versions: BOOKING_TERMS },
  { id: 'add-ons', versions: [since('add-ons-2026-11', FIRST), since('add-ons-2026-11-29', SECOND)] },
  { id: 'credits', versions: [since('credits-2026-11', FIRST), since('credits-2026-11-29', SECOND)] },
  {
    id: 'complimentary',
    versions: [since('complimentary-2026-11', FIRST)],
    capability: 'complimentaryNight',
  },
  { id: 'copyright', versions: [since('copyright-2026-11', FIRST)] },
  { id: 'seller', versions: [since('seller-2026-11', FIRST)] },
  { id: 'general', versions: [since('general-2026-11', FIRST)] },
];

/** A version among its document's: `until` is the first day of the one that followed it. */
export type PlacedVersion = {
  readonly document: TermsDocument;
  readonly version: TermsVersion;
  readonly until: CalendarDate | null;
  readonly standing: 'past' | 'current' | 'future';
};

function place(document: TermsDocument, version: TermsVersion, day: CalendarDate): PlacedVersion {
  const until = document.versions[document.versions.indexOf(version) + 1]?.effectiveFrom ?? null;
  const standing =
    version === versionOn(document, day) ? 'current' : version.effectiveFrom > day ? 'future' : 'past';
  return { document, version, until, standing };
}

/** The version of a document in force on a day: the newest that has begun, or the first. */
export const versionOn = ({ versions }: Pick<TermsDocument, 'versions'>, day: CalendarDate): TermsVersion =>
  versions.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? versions[0];

/** Every version of a document as it stands on a day, newest first. */
export const versionsOn = (document: TermsDocument, day: CalendarDate): PlacedVersion[] =>
  document.versions.map((version) => place(document, version, day)).toReversed();

/** What `version=booking-2026-11` names; undefined when there is no such version. */
export function findVersion(
  id: string,
  day: CalendarDate,
  documents: readonly TermsDocument[] = TERMS_DOCUMENTS,
): PlacedVersion | undefined {
  for (const document of documents) {
    const version = document.versions.find((each) => each.id === id);
    if (version) return place(document, version, day);
  }
  return undefined;
}

/** The sections of a version that a tenant shows; every version has some (tested). */
export const sectionsOf = (
  versionId: string,
  can: (capability: Capability) => boolean,
): readonly TermsSection[] =>
  (TERMS_SECTIONS[versionId] ?? []).filter(({ capability }) => !capability || can(capability));

/** Where a section is on the page of all terms: `#add-ons-cancel`. */
export const anchorOf = (document: TermsDocumentId, section?: string): string =>
  section ? `${document}-${section}` : document;
