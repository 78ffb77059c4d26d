/** A tenant: one brand's portal. What it may do is asked as a capability, never by comparing its name. */
import { SOLD_PLURALS } from '@sojourn/products/product-list.ts';
import type { BrandColors } from './brand-colors.ts';

/** The operator's own word for a brand: `consumer`, `business`, `cedar`. */
export type TenantId = string;

/** Any unrecognised tenant value falls back to this one (A §1). */
export const FALLBACK_TENANT: TenantId = 'consumer';

/**
 * What a tenant's portal offers. `corporate`: companies, roles and policy tiers; people enter as members of a
 * company. A product's plural: it's sold. `favorites`: wishlists. `complimentaryNight`: the
 * promotion. `referrals`: credit for bringing somebody new.
 */
export const CAPABILITIES = [
  'corporate',
  ...SOLD_PLURALS,
  'favorites',
  'complimentaryNight',
  'referrals',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** The two looks that a brand starts from; its own colors are set on top. */
export const THEME_IDS = ['consumer', 'business'] as const;
export type ThemeId = (typeof THEME_IDS)[number];

/** OpenID Connect's names. */
export const CLIENT_AUTHENTICATIONS = [
  'client_secret_basic',
  'client_secret_post',
  'private_key_jwt',
] as const;
export type ClientAuthentication = (typeof CLIENT_AUTHENTICATIONS)[number];

export type TenantTexts = {
  readonly homeHeadline: string;
  readonly homeSubline: string;
  readonly footerLine: string;
};

export type Tenant = {
  readonly id: TenantId;
  /** Host names without port; the first is the one that links name. */
  readonly hosts: readonly string[];
  /** Of its service desk, an origin of its own; none: it has no desk. */
  readonly deskHosts: readonly string[];
  /** Of the site where its companies are run, an origin of its own; none: it has no such site. */
  readonly adminHosts: readonly string[];
  readonly brandName: string;
  readonly issuerName: string;
  readonly legalName: string;
  readonly theme: ThemeId;
  /** Null: the theme's own. */
  readonly colors: BrandColors | null;
  /** As dialled from abroad: `+1 800 555 0142`. */
  readonly supportPhone: string;
  readonly supportPhoneAbroad: string;
  readonly texts: { readonly en: TenantTexts; readonly fr: TenantTexts };
  readonly capabilities: readonly Capability[];
  /** How the names of the issuer's business cards begin (A §9). */
  readonly businessCardPrefixes: readonly string[];
  /** Card products of which people hold several: the rewards banner names the card's last four (A §2.4). */
  readonly productsWithLastFour: readonly string[];
  /** B §9: over so many travelers have added the cancel service; null shows no number. */
  readonly cancelServiceTravelers: number | null;
  /** Where deals on the home page fly from for people without a home airport; null shows them none. */
  readonly defaultAirport: string | null;
  /**
   * Where companies are run, if that's not at the first of `adminHosts` with the portal's own scheme and
   * port: `https://admin.example.com`.
   */
  readonly adminOrigin: string | null;
  readonly signIn: {
    readonly clientId: string;
    /** Separated by spaces, with `openid`; by default what the demo bank knows. */
    readonly scopes?: string | undefined;
    /**
     * How the client authenticates at the issuer's token endpoint; by default with its secret in a
     * header.
     */
    readonly clientAuthentication?: ClientAuthentication | undefined;
    /** While a portal is in beta: the only e-mail addresses that may enter; null lets everybody in. */
    readonly betaEmails: readonly string[] | null;
  };
};

export const can = (tenant: { readonly capabilities: readonly Capability[] }, capability: Capability) =>
  tenant.capabilities.includes(capability);
