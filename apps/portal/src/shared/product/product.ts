/**
 * A product in the portal, listed in `products/lists/pages.ts`. Features get the products from that list
 * (`use-products.ts`) and never name one. What a product can't do is null.
 */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import type { Capability } from '@sojourn/domain/tenants/tenant.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { MessageChunk } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import type { LucideIcon } from 'lucide-react';
import type { CheckoutPart } from './checkout-part.ts';
import type { FaqPart } from './faq-part.ts';
import type { HomePart } from './home-part.ts';
import type { OffersPart } from './offers-part.ts';
import type { ProductPart } from './product-part.ts';
import type { TripPart, TripsPart } from './trip-parts.ts';

/** The parts that a page of a feature takes from every product; each in a file `<part>-part.ts(x)`. */
type PartName = 'home' | 'checkout' | 'trips' | 'trip' | 'faq' | 'offers';

/** A page of the portal: its code and its texts are loaded together, on demand. */
export type Page<Path extends string = string> = {
  readonly path: Path;
  /** Without its ending: under `src`, or a product's, as `products/hotel/pages/results/results-page`. */
  readonly file: string;
  /** The component that the file exports. */
  readonly name: string;
  readonly messages: readonly MessageChunk[];
  /** Of booking, as tracking names it. */
  readonly step?: 'results' | 'details';
  /** What it takes from every product. */
  readonly part?: PartName;
  /** `checkout`: no navigation, the page puts its steps into the header. */
  readonly shell?: 'checkout';
  /** What a traveler has, and a service desk agent doesn't. */
  readonly isPersonal?: true;
};

/** The product's entry in the header, the footer and the home page's tabs. */
type ProductNav = {
  readonly label: MessageId;
  readonly icon: LucideIcon;
  readonly to: string;
  /** Paths on which the product is the current one. */
  readonly under: RegExp;
};

/** What an account earns on the product, in the rewards banner and among the premium offers. */
export type ProductEarn = {
  readonly multiplierOf: (earn: RewardsAccount['earn']) => number | undefined;
  /** As the banner names it: "earn 3X miles on flights". */
  readonly name: MessageId;
  /** The banner names it with the one before, at that one's rate: hotels and rental cars (A §2.4). */
  readonly isNamedWithLast?: boolean;
  /** A §2.4 doesn't name it, so the banner doesn't. */
  readonly isUnnamed?: boolean;
  /** In the banner, the lowest first. */
  readonly order: number;
  /** Without it there is no banner (A §2.4). */
  readonly isRequired: boolean;
};

export type PortalProduct<
  P extends Product = Product,
  Pages extends readonly Page[] = readonly Page[],
  OpenPages extends readonly Page[] = readonly never[],
> = {
  readonly product: P;
  /** Of a tenant that sells it; also the name of its tab on the home page. */
  readonly capability: Capability;
  /** The product's own pages, for signed-in people. */
  readonly pages: Pages;
  /** What anybody may read who has the address; left out for none. */
  readonly openPages?: OpenPages;
  readonly nav: ProductNav;
  readonly home: ProductPart<HomePart<P>>;
  readonly checkout: ProductPart<CheckoutPart<P>>;
  readonly trips: ProductPart<TripsPart<P>>;
  readonly trip: ProductPart<TripPart<P>>;
  readonly faq: ProductPart<FaqPart>;
  readonly offers: ProductPart<OffersPart>;
  /** Null for a product that earns nothing. */
  readonly earn: ProductEarn | null;
};
