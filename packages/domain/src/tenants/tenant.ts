/** A tenant: one brand's portal. What it may do is asked as a capability, never by comparing its name. */

export const TENANT_IDS = ['consumer', 'business'] as const;
export type TenantId = (typeof TENANT_IDS)[number];

/** Any unrecognised tenant value falls back to this one (A §1). */
export const FALLBACK_TENANT: TenantId = 'consumer';

/**
 * What a tenant's portal offers. `corporate`: companies, roles and policy tiers; people enter as members of a
 * company. `hotels` … `activities`: what is sold. `favorites`: wishlists. `complimentaryNight`: the
 * promotion.
 */
export const CAPABILITIES = [
  'corporate',
  'hotels',
  'homes',
  'flights',
  'cars',
  'activities',
  'favorites',
  'complimentaryNight',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

export const THEME_IDS = ['consumer', 'business'] as const;
export type ThemeId = (typeof THEME_IDS)[number];

export type TenantTexts = {
  readonly homeHeadline: string;
  readonly homeSubline: string;
  readonly footerLine: string;
};

export type Tenant = {
  readonly id: TenantId;
  /** Host names without port; the first is the one that links name. */
  readonly hosts: readonly string[];
  readonly brandName: string;
  readonly issuerName: string;
  readonly legalName: string;
  readonly theme: ThemeId;
  /** As dialled from abroad: `+1 800 555 0142`. */
  readonly supportPhone: string;
  readonly supportPhoneAbroad: string;
  readonly texts: { readonly en: TenantTexts; readonly fr: TenantTexts };
  readonly capabilities: readonly Capability[];
  /** Card products of which people hold several: the rewards banner names the card's last four (A §2.4). */
  readonly productsWithLastFour: readonly string[];
  readonly signIn: {
    readonly clientId: string;
    /** While a portal is in beta: the only e-mail addresses that may enter; null lets everybody in. */
    readonly betaEmails: readonly string[] | null;
  };
};

export const can = (tenant: { readonly capabilities: readonly Capability[] }, capability: Capability) =>
  tenant.capabilities.includes(capability);
