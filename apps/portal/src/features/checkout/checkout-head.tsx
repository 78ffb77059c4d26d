import { BackLink } from '@sojourn/ui/content/back-link.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Check, CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { frozenPrices } from '#shared/freeze/freeze-address.ts';
import { useProductText } from '#shared/product/product-text.ts';
import type { WireKind } from '#shared/product/rows.ts';
import { Link } from '#shared/router/link.tsx';
import { useSearch } from '#shared/router/use-place.ts';
import type { SaveState } from './draft/draft-saver.ts';
import { HoldClock } from './pay/hold-clock.tsx';
import type { QuoteClock } from './pay/quote-clock.ts';

type CheckoutHeadProps = {
  readonly kind: WireKind;
  readonly clock: QuoteClock;
  readonly saveState: SaveState;
  /** The link back to where this was chosen. */
  readonly back: ReactNode;
};

/** The way back, the hold's clock, whether everything is saved, and the title. */
export function CheckoutHead({ kind, clock, saveState, back }: CheckoutHeadProps) {
  const tOf = useProductText(kind);
  const search = useSearch();
  return (
    <>
      <div className="checkout__back small text-2">
        <BackLink>{search.priceFreezeEntry === 'frozenPrices' ? <BackToFrozen /> : back}</BackLink>
        <HoldClock view={clock} />
        <Saved state={saveState} />
      </div>
      <h1 className="display-l checkout__title">{tOf('checkout.title')}</h1>
    </>
  );
}

/** Where the frozen price is that this checkout was opened from (B §2 `priceFreezeEntry`). */
function BackToFrozen() {
  const t = useText();
  return (
    <Link to="/trips" search={frozenPrices(useSearch())}>
      {t('checkout.backToFrozen')}
    </Link>
  );
}

/** "Saved" after each save; only a save that fails is read aloud. */
function Saved({ state }: { readonly state: SaveState }) {
  const t = useText();
  return (
    <span className="row gap-1 checkout__saved" data-state={state}>
      {state === 'saved' && <Check className="icon icon--xs" aria-hidden="true" />}
      {(state === 'failed' || state === 'refused') && (
        <CloudAlert className="icon icon--s" aria-hidden="true" />
      )}
      {t(`checkout.save.${state}`)}
      <span className="visually-hidden" role="status">
        {(state === 'failed' || state === 'refused') && t(`checkout.save.${state}`)}
      </span>
    </span>
  );
}
