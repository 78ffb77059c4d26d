/** What each protection's card has: price, example, outcomes with and without it, limits, two answers. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ProtectionOffer } from '@sojourn/contract/protections.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import type { MessageId } from '@sojourn/web/text/messages.ts';
import { RichText, type TextValues, useText } from '@sojourn/web/text/use-text.tsx';
import { CircleMinus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Answers } from './answers.tsx';
import { ProtectionHead } from './protection-head.tsx';
import './protections.css';

/** What the section gives each card. */
export type CardProps = {
  readonly checkout: Checkout;
  readonly offer: ProtectionOffer;
  readonly disabled: boolean;
};

/** Amounts as text, so that each protection may say what they are of. */
export type OutcomeRow = {
  readonly key: string;
  readonly what: string;
  readonly withIt: string;
  readonly withoutIt: string;
  readonly isBetter: boolean;
};

type Props = CardProps & {
  readonly quote: NonNullable<ProtectionOffer['quote']>;
  readonly icon: LucideIcon;
  readonly lead: string;
  /** A text with two parts, which are amounts. */
  readonly example: { readonly id: MessageId; readonly values: TextValues };
  /** What the rows are about, if it isn't what happens. */
  readonly head?: string;
  readonly rows: readonly OutcomeRow[];
  /** What it doesn't do. */
  readonly limits: readonly string[];
  /** Its terms. */
  readonly children: ReactNode;
};

export function ProtectionCard(props: Props) {
  const { checkout, offer, disabled, quote, icon: Icon, lead, example, head, rows, limits, children } = props;
  const id = `protection-${offer.protection}`;
  return (
    <Card as="section" selected={offer.action === 'Purchase'} className="protection" aria-labelledby={id}>
      <ProtectionHead
        id={id}
        protection={offer.protection}
        quote={quote}
        icon={<Icon className="icon" />}
        lead={lead}
      />
      <p className="protection__example">
        <RichText
          {...example}
          parts={[<b key="first" className="num" />, <b key="second" className="num" />]}
        />
      </p>
      <Outcomes head={head} rows={rows} />
      <ul className="protection__limits small text-2">
        {limits.map((limit) => (
          <li key={limit}>
            <CircleMinus className="icon icon--s" aria-hidden="true" />
            {limit}
          </li>
        ))}
      </ul>
      {children}
      <Answers checkout={checkout} offer={offer} disabled={disabled} />
    </Card>
  );
}

function Outcomes({ head, rows }: { readonly head: string | undefined } & Pick<Props, 'rows'>) {
  const t = useText();
  return (
    <table className="protection__table small">
      <thead>
        <tr className="text-2">
          <th scope="col">{head ?? t('protections.table.what')}</th>
          <th scope="col">{t('protections.table.with')}</th>
          <th scope="col">{t('protections.table.without')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, what, withIt, withoutIt, isBetter }) => (
          <tr key={key}>
            <th scope="row">{what}</th>
            <td className="num protection__with" data-good={isBetter || undefined}>
              {withIt}
            </td>
            <td className="num text-2">{withoutIt}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
