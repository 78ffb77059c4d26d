-- What offers comparable to one cost when it was first shown to a company's traveler, for a day: results, the
-- offer's page and the checkout agree on it. Nobody's: one answer for all who search the same.
create table comparable_prices (
  tenant_id text not null,
  product text not null,
  -- Dates and party of the search
  trip text not null,
  -- The offers that it holds for
  item text not null,
  -- Null where too few are comparable
  median_minor bigint,
  currency text not null,
  count integer not null,
  taken_at timestamptz not null,
  primary key (tenant_id, product, trip, item)
);
create index comparable_prices_by_age on comparable_prices (taken_at);
