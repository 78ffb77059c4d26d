/**
 * What a product registers with the portal. The registry is `app/products.ts`; features get the products from
 * it (`use-products.ts`) and never name one. What the product can't do, it says with null.
 */
import type { TripCard } from '@sojourn/contract/trips.ts';
import type { Capability } from '@sojourn/domain/tenants/tenant.ts';
import type { MessageChunk } from '@sojourn/web/text/locale.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import type { LucideIcon } from 'lucide-react';

/** As checkouts and trips have it on the wire. */
export type ProductKind = TripCard['kind'];

/** A page of the portal: its code and its texts are loaded together, on demand. */
export type Page<Path extends string = string> = {
  readonly path: Path;
  /** Under `src`, without its ending: `products/hotel/results/results-page`. */
  readonly file: string;
  /** The component that the file exports. */
  readonly name: string;
  readonly messages: readonly MessageChunk[];
  /** `checkout`: no navigation, the page puts its steps into the header. */
  readonly shell?: 'checkout';
};

/** The product's entry in the header and the footer. */
export type ProductNav = {
  readonly label: MessageId;
  readonly icon: LucideIcon;
  readonly to: string;
  /** Paths on which the product is the current one. */
  readonly under: RegExp;
};

export type PortalProduct<
  Kind extends ProductKind = ProductKind,
  Pages extends readonly Page[] = readonly Page[],
> = {
  readonly kind: Kind;
  /** Of a tenant that sells it; also the name of its tab on the home page. */
  readonly capability: Capability;
  /** The product's own pages, for signed-in people. */
  readonly pages: Pages;
  readonly nav: ProductNav;
};
