-- Travel credits: what each has left, what bookings hold and have taken of it, and the customer's own ledger.
create table travel_credits (
  tenant_id text not null,
  customer_id text not null,
  credit_id text not null,
  type text not null check (type in ('AnnualCredit', 'OneTimeCredit', 'PriceMatchCredit', 'PriceDropCredit',
    'OfferCredit', 'GoodwillCredit', 'ReferralCredit', 'RefundCredit', 'PriceFreezeCredit', 'ChfarCredit')),
  state text not null default 'Available' check (state in ('Available', 'Expired', 'Redeemed')),
  currency text not null,
  granted_minor bigint not null check (granted_minor > 0),
  available_minor bigint not null check (available_minor >= 0),
  held_minor bigint not null default 0 check (held_minor >= 0),
  -- What makes granting it twice impossible: annual:<account>:<period>, voucher:<code> …
  grant_key text not null,
  -- Whose standing decides if it may be spent; null: nobody's
  account_reference_id text,
  -- The booking that brought it, and how to name where it comes from
  origin_booking_id text,
  origin_name text not null default '',
  origin_code text not null default '',
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  frozen_because text check (frozen_because in ('BadStanding')),
  forfeited_at timestamptz,
  primary key (tenant_id, customer_id, credit_id),
  unique (tenant_id, customer_id, grant_key),
  check (available_minor + held_minor <= granted_minor),
  check ((state = 'Available') = (available_minor + held_minor > 0))
);
create index travel_credits_ending on travel_credits (expires_at) where available_minor > 0;
create index travel_credits_of_booking on travel_credits (tenant_id, customer_id, origin_booking_id)
  where origin_booking_id is not null;

-- One row for each tender that a credit or an offer pays; source_id is crd_… or off_…
create table credit_holds (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  tender_no int not null,
  source_id text not null,
  state text not null default 'held' check (state in ('held', 'settled', 'released')),
  amount_minor bigint not null check (amount_minor > 0),
  taken_minor bigint not null default 0 check (taken_minor between 0 and amount_minor),
  returned_minor bigint not null default 0 check (returned_minor between 0 and taken_minor),
  held_at timestamptz not null,
  primary key (tenant_id, customer_id, booking_id, tender_no),
  check ((state = 'settled') = (taken_minor > 0))
);
create index credit_holds_of_source on credit_holds (tenant_id, customer_id, source_id);

-- The customer's own ledger (B §4); a credit's entries sum to what is available and held of it
create table credit_entries (
  tenant_id text not null,
  customer_id text not null,
  entry_id bigint generated always as identity,
  credit_id text not null,
  type text not null check (type in ('Redemption', 'Adjustment', 'StatementCreditCreated',
    'StatementCreditRedeemed', 'StatementCreditExpired', 'StatementCreditCanceled', 'PriceDropProtection',
    'TravelOffer', 'PriceMatch', 'Refund', 'PendingTravelCredit', 'Expired', 'Canceled', 'ReferralCredit')),
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  booking_id text,
  -- The stay and the confirmation code, as they were then
  name text not null default '',
  code text not null default '',
  at timestamptz not null,
  primary key (tenant_id, customer_id, entry_id),
  foreign key (tenant_id, customer_id, credit_id) references travel_credits
);
create index credit_entries_of on credit_entries (tenant_id, customer_id, credit_id);
create trigger credit_entries_append_only before update or delete on credit_entries
  for each row execute function refuse_change();
create trigger credit_entries_kept before truncate on credit_entries
  for each statement execute function refuse_change();
