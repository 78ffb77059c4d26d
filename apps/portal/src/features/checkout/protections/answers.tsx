import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ProtectionOffer } from '@sojourn/contract/protections.ts';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Check } from 'lucide-react';
import { useChooseProtection } from './use-choose-protection.ts';

type Props = {
  readonly checkout: Checkout;
  readonly offer: ProtectionOffer;
  readonly disabled: boolean;
};

/** Adding and declining, in the same weight. */
export function Answers({ checkout, offer, disabled }: Props) {
  const t = useText();
  const locale = useLocale();
  const price = offer.quote ? formatMoney(offer.quote.premiumPrices.total, locale) : '';
  const choose = useChooseProtection(checkout, offer);
  const isAdded = offer.action === 'Purchase';
  const isDeclined = offer.action === 'Cancel';
  const isOff = disabled || choose.isPending;
  const answer = (action: 'Purchase' | 'Cancel') => () => {
    if (!isOff) choose.mutate(action);
  };
  const code = choose.error ? codeOf(choose.error) : null;
  return (
    <>
      <div className="protection__answers">
        <Answer isChosen={isAdded} isOff={isOff} onClick={answer('Purchase')}>
          {t(isAdded ? 'protections.added' : 'protections.add', { price })}
        </Answer>
        <Answer isChosen={isDeclined} isOff={isOff} onClick={answer('Cancel')}>
          {t(isAdded ? 'protections.remove' : 'protections.decline')}
        </Answer>
      </div>
      {code && (
        <p role="alert" className="small protection__failed">
          {t(`errors.${code}.title`)}. {t(`errors.${code}.cause`)} {t(`errors.${code}.action`)}
        </p>
      )}
    </>
  );
}

type AnswerProps = {
  readonly isChosen: boolean;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: string;
};

/** Adding and declining look alike. */
function Answer({ isChosen, isOff, onClick, children }: AnswerProps) {
  return (
    <Button
      variant="secondary"
      full
      className={isChosen ? 'protection__chosen' : undefined}
      aria-pressed={isChosen}
      aria-disabled={isOff || undefined}
      icon={isChosen && <Check className="icon" aria-hidden="true" />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
