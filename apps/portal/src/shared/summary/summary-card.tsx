/** What is being bought and what it comes to, in a card that stays beside the page. */
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { PriceBlock, type PriceBlockProps } from '@sojourn/ui/content/price-block.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { PHONE, useMedia } from '@sojourn/ui/use-media.ts';
import { asArt, type ContractArt } from '@sojourn/web/contract-art.ts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import './summary-card.css';

type SummaryCardProps = {
  readonly label: string;
  readonly art: ContractArt;
  /** Where the picture is what is seen first. */
  readonly eager?: boolean;
  /** On phones it folds into one line with this at its end, so that what is filled in comes first. */
  readonly folded?: ReactNode;
  readonly children: ReactNode;
};

export function SummaryCard({ label, art, eager, folded, children }: SummaryCardProps) {
  const isPhone = useMedia(PHONE);
  if (isPhone && folded)
    return (
      <Card as="aside" clip className="summary" aria-label={label}>
        <details>
          <summary className="summary__fold">
            <span className="title-s grow">{label}</span>
            <b className="num">{folded}</b>
            <ChevronDown className="icon icon--s" aria-hidden="true" />
          </summary>
          <div className="summary__body">{children}</div>
        </details>
      </Card>
    );
  return (
    <Card as="aside" raised clip className="summary" aria-label={label}>
      <Art {...asArt(art)} width={768} height={264} className="summary__art" eager={eager} />
      <div className="summary__body">{children}</div>
    </Card>
  );
}

type SummaryTotalProps = Pick<PriceBlockProps, 'total' | 'miles'> & {
  readonly label: string;
  /** Read out when it changes. */
  readonly live?: boolean;
};

export function SummaryTotal({ label, live, ...price }: SummaryTotalProps) {
  return (
    <div className="summary__total" aria-live={live ? 'polite' : undefined}>
      <span className="title-m">{label}</span>
      <PriceBlock align="end" {...price} />
    </div>
  );
}

/** The card's room while it loads; `height` is that of its lines. */
export function SummarySkeleton({ height }: { readonly height: number }) {
  return (
    <Card raised clip className="summary">
      <Skeleton height={132} radius={0} />
      <div className="summary__body">
        <Skeleton width="70%" height={32} />
        <Skeleton height={height} radius={10} />
        <Skeleton height={64} radius={10} />
      </div>
    </Card>
  );
}
