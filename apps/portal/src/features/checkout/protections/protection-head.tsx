import type { ProtectionOffer } from '@sojourn/contract/protections.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import type { ReactNode } from 'react';

type Props = Pick<ProtectionOffer, 'protection'> & {
  readonly id: string;
  readonly quote: NonNullable<ProtectionOffer['quote']>;
  readonly icon: ReactNode;
  readonly lead: string;
};

/** What it is, and what it costs each traveler or room and all together. */
export function ProtectionHead({ id, protection, quote, icon, lead }: Props) {
  const t = useText();
  const locale = useLocale();
  const { each, total, count } = quote.premiumPrices;
  return (
    <div className="protection__head">
      <span className="protection__icon" aria-hidden="true">
        {icon}
      </span>
      <div className="grow">
        <h3 id={id} className="title-m">
          {t(`protections.name.${protection}`)}
        </h3>
        <p className="small text-2">{lead}</p>
      </div>
      <p className="protection__price">
        <b className="title-m num">{formatMoney(total, locale)}</b>
        <span className="small text-2 num">
          {t(`protections.each.${quote.pricingDescription}`, { count, each: formatMoney(each, locale) })}
        </span>
      </p>
    </div>
  );
}
