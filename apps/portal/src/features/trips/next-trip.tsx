import { Card } from '@sojourn/ui/content/card.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type TextRef, useTextRef } from '@sojourn/web/text-ref.ts';
import type { ReactNode } from 'react';

type NextTripProps = {
  readonly when: TextRef;
  /** `NextFact`s. */
  readonly children: ReactNode;
};

/** What one needs on the way to the nearest trip, without opening it. */
export function NextTrip({ when, children }: NextTripProps) {
  const t = useText();
  const toText = useTextRef();
  return (
    <Card as="aside" padded className="next-trip" aria-labelledby="next-trip">
      <h2 id="next-trip" className="title-l">
        {t('trips.next')}
      </h2>
      <p className="display-m next-trip__when">{toText(when)}</p>
      <dl className="small next-trip__facts">{children}</dl>
    </Card>
  );
}

type NextFactProps = { readonly label: string; readonly strong?: boolean; readonly children: ReactNode };

export const NextFact = ({ label, strong, children }: NextFactProps) => (
  <div>
    <dt className="text-2">{label}</dt>
    <dd className={strong ? 'strong' : undefined}>{children}</dd>
  </div>
);
