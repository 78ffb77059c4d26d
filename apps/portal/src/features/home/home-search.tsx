/** The search card: a tab for each thing that is sold, held in the address, and its form. */
import { classNames } from '@sojourn/ui/class-names.ts';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { SearchOptions } from '#shared/product/home-part.ts';
import type { PortalProduct } from '#shared/product/product.ts';
import { useSoldProducts } from '#shared/product/use-products.ts';
import { Link } from '#shared/router/link.tsx';
import { useNavigate, useSearch } from '#shared/router/use-place.ts';

export type HomeSearchHandle = {
  /** Opens the product's tab with these options and brings its form into view. */
  readonly open: (product: PortalProduct, options: SearchOptions) => void;
};

/** The first tab has the plain address. */
const tabName = (sold: readonly PortalProduct[], { capability }: PortalProduct): string | undefined =>
  capability === sold[0]?.capability ? undefined : capability;

/** `shown`: the current one, whatever else is in the address, such as a campaign. */
function Tabs({ shown }: { readonly shown: PortalProduct }) {
  const t = useText();
  const sold = useSoldProducts();
  return (
    <nav className="search-card__tabs" aria-label={t('home.search.tabs')}>
      {sold.map((each) => {
        const warm = each.home.get().warm ?? undefined;
        return (
          <Link
            key={each.product}
            to="/"
            search={{ search: tabName(sold, each) }}
            replace
            resetScroll={false}
            aria-current={each === shown ? 'page' : undefined}
            className="search-card__tab"
            onPointerEnter={warm}
            onFocus={warm}
          >
            <each.nav.icon className="icon" aria-hidden="true" />
            {t(each.nav.label)}
          </Link>
        );
      })}
    </nav>
  );
}

type HomeSearchProps = { readonly look: 'hero' | 'corporate'; readonly ref: Ref<HomeSearchHandle> };

export function HomeSearch({ look, ref }: HomeSearchProps) {
  const sold = useSoldProducts();
  const navigate = useNavigate();
  const card = useRef<HTMLDivElement>(null);
  const [options, setOptions] = useState<Readonly<Record<string, SearchOptions>>>({});
  const { search } = useSearch();
  const shown = sold.find((each) => tabName(sold, each) === search) ?? sold[0];
  const choose = ({ product }: PortalProduct, chosen: SearchOptions) =>
    setOptions((before) => ({ ...before, [product]: chosen }));
  useImperativeHandle(ref, () => ({
    open: (product, chosen) => {
      choose(product, chosen);
      if (product !== shown)
        void navigate({
          to: '/',
          search: { search: tabName(sold, product) },
          replace: true,
          resetScroll: false,
        });
      card.current?.scrollIntoView({ block: 'center' });
      card.current?.querySelector<HTMLInputElement>('input[role="combobox"]')?.focus({ preventScroll: true });
    },
  }));
  if (!shown) return null;
  const { Search } = shown.home.get();
  return (
    <div ref={card} className={classNames('card card--raised search-card', `search-card--${look}`)}>
      <Tabs shown={shown} />
      <Search
        look={look}
        options={options[shown.product] ?? {}}
        onOptions={(chosen) => choose(shown, chosen)}
      />
    </div>
  );
}
