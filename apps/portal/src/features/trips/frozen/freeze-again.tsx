/** Freezes the trip of one that ended again, at its price of now: chosen and paid in place (B §4). */
import type { FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useEffect, useRef } from 'react';
import { FreezeOffer } from '#shared/freeze/freeze-offer.tsx';
import { useQuoteFreeze } from '#shared/freeze/use-freeze.ts';
import { Link } from '#shared/router/link.tsx';
import { useSearchAgain } from './use-search-again.ts';

export function FreezeAgain({ freeze }: { readonly freeze: FrozenPrice }) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  const { data: quote, error, mutate } = useQuoteFreeze();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each trip
  useEffect(() => {
    mutate(freeze.input);
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [freeze.freezeId]);
  return (
    <section ref={place} tabIndex={-1} aria-label={t('freeze.again.label', { title: freeze.title })}>
      {!quote && !error && (
        <Card aria-hidden="true">
          <Skeleton height={120} />
        </Card>
      )}
      {error && <NotAgain freeze={freeze} thrown={error} />}
      {quote && (
        <FreezeOffer
          kind={quote.kind}
          frozenMinor={quote.frozen.amountMinor}
          covered={quote.covered}
          startsAt={quote.startsAt}
          input={freeze.input}
        />
      )}
    </section>
  );
}

/** Sold out, or too close to its start: the same search may have others. */
function NotAgain({ freeze, thrown }: { readonly freeze: FrozenPrice; readonly thrown: unknown }) {
  const t = useText();
  const way = useSearchAgain()(freeze);
  const { title, cause, action } = useErrorTexts(codeOf(thrown));
  return (
    <Banner
      tone="warn"
      live="alert"
      title={title}
      action={
        <Link {...way} className="link">
          {t('freeze.earlier.similar')}
        </Link>
      }
    >
      {cause} {action}
    </Banner>
  );
}
