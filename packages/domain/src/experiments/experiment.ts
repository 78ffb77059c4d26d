/**
 * Experiments: who takes part, and what they get (A §3). A customer's bucket comes of the customer and the
 * experiment alone, so it is the same everywhere and for ever, and a larger share only ever adds people.
 */
import type { TenantId } from '../tenants/tenant.ts';

/** A §3: the flag variants. Everyone else gets `control`. */
export const VARIANTS = ['control', 'available'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Those that the specification names. */
export const WISHLISTS_EXPERIMENT = 'c1-marketplace-wishlists';
export const MAINTENANCE_EXPERIMENT = 'corporate-traveler-maintenance';

type JsonObject = { readonly [key: string]: unknown };

export type Experiment = {
  readonly id: string;
  /** The sites where it runs; null: all. */
  readonly tenants: readonly TenantId[] | null;
  /** Percent of customers with each variant, in steps of 0.01; 100 together. */
  readonly percentages: Readonly<Record<Variant, number>>;
  /** Who has `available` whatever the percentages say. */
  readonly allow: {
    readonly emails: readonly string[];
    readonly customers: readonly string[];
    readonly businesses: readonly string[];
  };
  /** With it the variant travels as JSON: its name and this data. */
  readonly data?: Readonly<Record<Variant, JsonObject>> | undefined;
};

/** Who asks. `email` in whatever case. */
export type Participant = {
  readonly tenantId: TenantId;
  readonly customerId: string;
  readonly email: string;
  readonly businessId: string | null;
};

const BUCKETS = 10_000;

/** 0-9999 from a digest, of which every bit counts the same; of 48 bits the remainder's slant is nothing. */
export const bucketOf = (digest: Uint8Array): number =>
  digest.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0) % BUCKETS;

/** What is hashed: tenants have customers of their own. */
const bucketKey = (experiment: Experiment, { tenantId, customerId }: Participant): string =>
  `${tenantId}:${customerId}:${experiment.id}`;

/** The variant of a participant; `sha256` digests a text in UTF-8. */
export function variantOf(
  experiment: Experiment,
  participant: Participant,
  sha256: (text: string) => Uint8Array,
): Variant {
  const { allow, percentages, tenants } = experiment;
  const { tenantId, customerId, email, businessId } = participant;
  if (tenants && !tenants.includes(tenantId)) return 'control';
  const isAllowed =
    allow.customers.includes(customerId) ||
    allow.emails.some((each) => each.toLowerCase() === email.toLowerCase()) ||
    (businessId !== null && allow.businesses.includes(businessId));
  if (isAllowed) return 'available';
  const bucket = bucketOf(sha256(bucketKey(experiment, participant)));
  return bucket < Math.round(percentages.available * (BUCKETS / 100)) ? 'available' : 'control';
}

/** A variant with data, as A §3 spells it. */
export type DataVariant = { readonly variantName: Variant; readonly data: JsonObject };

export const dataVariant = ({ data }: Experiment, variantName: Variant): DataVariant => ({
  variantName,
  data: data?.[variantName] ?? {},
});

/** On the wire a variant is a text: its name, or with data the JSON of both. */
export const printVariant = (experiment: Experiment, variant: Variant): string =>
  experiment.data ? JSON.stringify(dataVariant(experiment, variant)) : variant;

/** What a variant's text says; `control` without data for what cannot be read. */
export function readVariant(text: string): DataVariant {
  const read = text.startsWith('{') ? parsed(text) : { variantName: text };
  const isAvailable = read.variantName === 'available';
  const data = typeof read.data === 'object' && read.data !== null ? (read.data as JsonObject) : {};
  return { variantName: isAvailable ? 'available' : 'control', data };
}

function parsed(text: string): JsonObject {
  try {
    return JSON.parse(text) as JsonObject;
  } catch {
    return {};
  }
}
