-- The card that a company pays trips with: the vault's token and what may be shown, never its number.
create table company_cards (
  tenant_id text not null,
  business_id text not null,
  payment_id text not null,
  -- What it's called where it paid: the company's name.
  label text not null,
  brand text not null,
  last_four text not null,
  expiry_month int not null,
  expiry_year int not null,
  holder text not null,
  added_at timestamptz not null,
  -- It pays nothing new; what it paid is still refunded to it.
  removed_at timestamptz,
  primary key (tenant_id, business_id, payment_id),
  foreign key (tenant_id, business_id) references businesses
);
-- One at a time.
create unique index company_cards_one on company_cards (tenant_id, business_id) where removed_at is null;
-- By the token, as it's charged.
create index company_cards_payment on company_cards (tenant_id, payment_id);
