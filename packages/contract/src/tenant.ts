/**
 * What the portal's page knows of its tenant (the data island `<script type="application/json"
 * id="tenant">`), and the operator's file.
 */
import { BRAND_COLORS, COLOR, contrastProblem } from '@sojourn/domain/tenants/brand-colors.ts';
import { hostsOf } from '@sojourn/domain/tenants/resolve-tenant.ts';
import {
  CAPABILITIES,
  CLIENT_AUTHENTICATIONS,
  FALLBACK_TENANT,
  type Tenant,
  THEME_IDS,
} from '@sojourn/domain/tenants/tenant.ts';
import { z } from 'zod';

const texts = z.strictObject({
  homeHeadline: z.string().min(1).max(80),
  homeSubline: z.string().min(1).max(160),
  footerLine: z.string().min(1).max(200),
});
const phone = z.string().regex(/^\+[0-9 ]{7,20}$/, 'a phone number such as +1 800 555 0142');
const host = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a host name in lower case, without scheme or port');

const origin = z
  .url()
  .regex(/^https?:\/\/[^/?#]+$/, 'an address without a path such as https://admin.example.com');

/** A tenant's id: it is part of rows, cache keys and tracking. */
export const tenantId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower case, digits and single hyphens')
  .max(40);

const color = z.string().regex(COLOR, 'a color such as #1b5e3f');
const scheme = z.record(z.enum(BRAND_COLORS), color);
const colors = z.strictObject({ light: scheme, dark: scheme }).superRefine((given, context) => {
  const message = contrastProblem(given);
  if (message) context.addIssue({ code: 'custom', message });
});

/** One entry of `config/tenants.json`. */
const tenantEntry = z.strictObject({
  id: tenantId,
  hosts: z.array(host).min(1),
  deskHosts: z.array(host).default([]),
  adminHosts: z.array(host).default([]),
  brandName: z.string().min(1).max(60),
  issuerName: z.string().min(1).max(60),
  legalName: z.string().min(1).max(120),
  theme: z.enum(THEME_IDS),
  colors: colors.nullable().default(null),
  supportPhone: phone,
  supportPhoneAbroad: phone,
  texts: z.strictObject({ en: texts, fr: texts }),
  capabilities: z.array(z.enum(CAPABILITIES)),
  businessCardPrefixes: z.array(z.string().min(1).max(60)).default([]),
  productsWithLastFour: z.array(z.string().min(1).max(60)).default([]),
  cancelServiceTravelers: z.int().positive().nullable().default(null),
  defaultAirport: z
    .string()
    .regex(/^[A-Z]{3}$/, 'the code of an airport or city such as BOS')
    .nullable()
    .default(null),
  adminOrigin: origin.nullable().default(null),
  signIn: z.strictObject({
    clientId: z.string().min(1).max(200),
    scopes: z
      .string()
      .max(300)
      .regex(/^(\S+ )*openid( \S+)*$/, 'scopes separated by single spaces, with openid')
      .optional(),
    clientAuthentication: z.enum(CLIENT_AUTHENTICATIONS).optional(),
    betaEmails: z.array(z.email()).nullable(),
  }),
}) satisfies z.ZodType<Tenant>;

/** `config/tenants.json` whole: the one that unknown hosts get, each tenant once, no host twice. */
export const tenantFile = z
  .strictObject({ tenants: z.array(tenantEntry).min(1) })
  .refine(
    ({ tenants }) => tenants.some((t) => t.id === FALLBACK_TENANT),
    `no tenant is named ${FALLBACK_TENANT}`,
  )
  .refine(({ tenants }) => new Set(tenants.map((t) => t.id)).size === tenants.length, 'a tenant stands twice')
  .refine(({ tenants }) => {
    const hosts = tenants.flatMap((t) => hostsOf(t));
    return new Set(hosts).size === hosts.length;
  }, 'a host name stands twice')
  .refine(({ tenants }) => {
    const clients = tenants.map((t) => t.signIn.clientId);
    return new Set(clients).size === clients.length;
  }, 'a client id stands twice');

/** The public part: safe to print into any visitor's page. */
export type PublicTenant = Pick<
  Tenant,
  | 'id'
  | 'brandName'
  | 'issuerName'
  | 'legalName'
  | 'theme'
  | 'colors'
  | 'supportPhone'
  | 'supportPhoneAbroad'
  | 'texts'
  | 'capabilities'
  | 'productsWithLastFour'
  | 'cancelServiceTravelers'
  | 'defaultAirport'
  | 'adminOrigin'
> & {
  /** Where the hosted card fields live: `http://localhost:8082`. */
  readonly vaultOrigin: string;
  /** True outside production: the scenario lab may be shown. */
  readonly lab: boolean;
};

/** The same as it is answered; its words are as long as the operator's file lets them be. */
export const shownTenant = tenantEntry
  .omit({ hosts: true, deskHosts: true, adminHosts: true, businessCardPrefixes: true, signIn: true })
  .extend({
    capabilities: tenantEntry.shape.capabilities.readonly(),
    productsWithLastFour: tenantEntry.shape.productsWithLastFour.readonly(),
    vaultOrigin: z.url(),
    lab: z.boolean(),
  }) satisfies z.ZodType<PublicTenant>;

export function publicTenant(
  tenant: Tenant,
  rest: { readonly vaultOrigin: string; readonly lab: boolean; readonly adminOrigin: string | null },
): PublicTenant {
  const {
    hosts: _hosts,
    deskHosts: _desk,
    adminHosts: _admin,
    businessCardPrefixes: _prefixes,
    signIn: _signIn,
    ...shown
  } = tenant;
  return { ...shown, ...rest };
}
