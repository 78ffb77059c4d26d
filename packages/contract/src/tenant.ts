/**
 * What the portal's page is told of its tenant (the data island `<script type="application/json"
 * id="tenant">`), and the operator's file.
 */
import { CAPABILITIES, TENANT_IDS, type Tenant, THEME_IDS } from '@sojourn/domain/tenants/tenant.ts';
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

/** One entry of `config/tenants.json`. */
export const tenantEntry = z.strictObject({
  id: z.enum(TENANT_IDS),
  hosts: z.array(host).min(1),
  brandName: z.string().min(1).max(60),
  issuerName: z.string().min(1).max(60),
  legalName: z.string().min(1).max(120),
  theme: z.enum(THEME_IDS),
  supportPhone: phone,
  supportPhoneAbroad: phone,
  texts: z.strictObject({ en: texts, fr: texts }),
  capabilities: z.array(z.enum(CAPABILITIES)),
  productsWithLastFour: z.array(z.string().min(1).max(60)).default([]),
  signIn: z.strictObject({
    clientId: z.string().min(1).max(80),
    betaEmails: z.array(z.email()).nullable(),
  }),
}) satisfies z.ZodType<Tenant>;

/** `config/tenants.json` whole: each tenant once, no host twice. */
export const tenantFile = z
  .strictObject({ tenants: z.array(tenantEntry).length(TENANT_IDS.length) })
  .refine(({ tenants }) => new Set(tenants.map((t) => t.id)).size === tenants.length, 'a tenant stands twice')
  .refine(({ tenants }) => {
    const hosts = tenants.flatMap((t) => t.hosts);
    return new Set(hosts).size === hosts.length;
  }, 'a host name stands twice');

/** The public part: safe to print into any visitor's page. */
export type PublicTenant = Pick<
  Tenant,
  | 'id'
  | 'brandName'
  | 'issuerName'
  | 'legalName'
  | 'theme'
  | 'supportPhone'
  | 'supportPhoneAbroad'
  | 'texts'
  | 'capabilities'
  | 'productsWithLastFour'
> & {
  /** Where the hosted card fields live: `http://localhost:8082`. */
  readonly vaultOrigin: string;
  /** True outside production: the scenario lab may be shown. */
  readonly lab: boolean;
};

/** The same as it is answered; its words are as long as the operator's file lets them be. */
export const shownTenant = tenantEntry.omit({ hosts: true, signIn: true }).extend({
  capabilities: tenantEntry.shape.capabilities.readonly(),
  productsWithLastFour: tenantEntry.shape.productsWithLastFour.readonly(),
  vaultOrigin: z.url(),
  lab: z.boolean(),
}) satisfies z.ZodType<PublicTenant>;

export function publicTenant(
  tenant: Tenant,
  rest: { readonly vaultOrigin: string; readonly lab: boolean },
): PublicTenant {
  const { hosts: _hosts, signIn: _signIn, ...shown } = tenant;
  return { ...shown, ...rest };
}
