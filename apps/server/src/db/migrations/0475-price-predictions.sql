-- What was predicted of prices, with what came of it; of searches, not of people.
create table price_predictions (
  tenant_id text not null,
  -- A hash of the search
  search_key text not null,
  -- The day of asking: a search is predicted once a day
  asked_on date not null,
  product text not null,
  input jsonb not null,
  band text not null,
  price_minor bigint not null check (price_minor > 0),
  forecast jsonb not null,
  -- The last day of its horizon
  ends_on date not null,
  -- Null until it's scored; without prices it's never more than that
  scored_at timestamptz,
  score jsonb,
  primary key (tenant_id, search_key, asked_on)
);
create index price_predictions_due on price_predictions (ends_on) where scored_at is null;
create index price_predictions_scored on price_predictions (tenant_id, scored_at) where score is not null;

-- What the embedded forecaster has learned, by the last day that it looked at.
create table forecast_models (
  fitted_on date primary key,
  model jsonb not null,
  -- Its own days that it hadn't seen, scored
  held_out jsonb not null,
  trips int not null
);
