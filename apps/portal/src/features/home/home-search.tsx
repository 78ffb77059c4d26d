/** The search card: a tab for each thing that is sold, held in the address, and its form. */
import { can } from '@sojourn/domain/tenants/tenant.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { useTenant } from '@sojourn/web/tenant/tenant.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { BedDouble, Plane } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { warmFlightForm } from '#products/flight/form/lazy-flight-form.tsx';
import { FlightSearch } from '#products/flight/home/flight-search.tsx';
import { StaySearch } from '#products/hotel/home/stay-search.tsx';

export type HomeSearchHandle = {
  /** Ticks the collections and brings the form into view. */
  readonly chooseCollection: () => void;
};

const TABS = [
  { capability: 'hotels', label: 'shell.nav.hotels', icon: BedDouble, named: undefined, warm: undefined },
  { capability: 'flights', label: 'shell.nav.flights', icon: Plane, named: 'flights', warm: warmFlightForm },
] as const;

/** The tab of no name is the present one only while none is named. */
const EXACT = { exact: true, includeSearch: true };

function Tabs() {
  const t = useText();
  const tenant = useTenant();
  return (
    <nav className="search-card__tabs" aria-label={t('home.search.tabs')}>
      {TABS.filter(({ capability }) => can(tenant, capability)).map((tab) => (
        <Link
          key={tab.capability}
          to="/"
          search={{ search: tab.named }}
          replace
          resetScroll={false}
          activeOptions={EXACT}
          className="search-card__tab"
          onPointerEnter={tab.warm}
          onFocus={tab.warm}
        >
          <tab.icon className="icon" aria-hidden="true" />
          {t(tab.label)}
        </Link>
      ))}
    </nav>
  );
}

type HomeSearchProps = { readonly look: 'hero' | 'corporate'; readonly ref: Ref<HomeSearchHandle> };

export function HomeSearch({ look, ref }: HomeSearchProps) {
  const tenant = useTenant();
  const navigate = useNavigate();
  const card = useRef<HTMLDivElement>(null);
  const [collection, setCollection] = useState(false);
  const { search } = useSearch({ strict: false }) as FlatSearch;
  const hasHotels = can(tenant, 'hotels');
  const isFlights = can(tenant, 'flights') && (search === 'flights' || !hasHotels);
  useImperativeHandle(ref, () => ({
    chooseCollection: () => {
      setCollection(true);
      if (isFlights) void navigate({ to: '/', search: {}, replace: true, resetScroll: false });
      card.current?.scrollIntoView({ block: 'center' });
      card.current?.querySelector<HTMLInputElement>('input[role="combobox"]')?.focus({ preventScroll: true });
    },
  }));
  return (
    <div ref={card} className={classNames('card card--raised search-card', `search-card--${look}`)}>
      <Tabs />
      {isFlights ? (
        <FlightSearch />
      ) : (
        <StaySearch look={look} collection={collection} onCollection={setCollection} />
      )}
    </div>
  );
}
