import { LaterPart } from '@sojourn/portal/shared/later-part.tsx';
import type { SearchOptions } from '@sojourn/portal/shared/product/home-part.ts';
import { lazyPart } from '@sojourn/web/lazy-part.tsx';
import { useCan } from '@sojourn/web/tenant/tenant.tsx';
import type { CollectionSectionProps } from './collection-section.tsx';

const CollectionSection = lazyPart<CollectionSectionProps>(() => import('./collection-section.tsx'));

type ShowcaseProps = { readonly onOpen: (options: SearchOptions) => void };

/** Where the tenant offers the complimentary night. */
export function CollectionShowcase({ onOpen }: ShowcaseProps) {
  return useCan('complimentaryNight') ? (
    <LaterPart>
      <CollectionSection onSeeEligible={() => onOpen({ collection: true })} />
    </LaterPart>
  ) : null;
}
