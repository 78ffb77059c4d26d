import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { asArt, type ContractArt } from '@sojourn/web/contract-art.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './continue-card.css';

/** The link at a card's end, whose target is the whole card. */
export const CONTINUE_LINK = 'link small card__link';

type ContinueCardProps = {
  readonly art: ContractArt;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly title: string;
  readonly facts: string;
  /** The link, with the class `CONTINUE_LINK`. */
  readonly children: ReactNode;
};

/** One thing that was left open, and the way on. */
export function ContinueCard({ art, icon: Icon, label, title, facts, children }: ContinueCardProps) {
  return (
    <Card as="li" link className="continue-card">
      <Art {...asArt(art)} width={200} height={200} className="continue-card__art" />
      <div className="grow stack">
        <span className="micro text-3 row gap-1">
          <Icon className="icon icon--xs" aria-hidden="true" />
          {label}
        </span>
        <b className="title-m">{title}</b>
        <span className="small text-2">{facts}</span>
        {children}
      </div>
    </Card>
  );
}
