-- What the issuer offers one customer: a lower price, bonus miles, or a share back as credit.
create table offers (
  tenant_id text not null,
  customer_id text not null,
  offer_id text not null,
  kind text not null check (kind in ('discount', 'bonusMiles', 'creditBack')),
  state text not null default 'Pending'
    check (state in ('Pending', 'Authorized', 'ConfirmState', 'Used', 'Cancelled', 'Expired')),
  -- { en, fr } as the issuer words them
  title jsonb not null,
  -- As the issuer sent them; what does not hold is InvalidOfferData
  terms jsonb not null,
  art jsonb not null,
  -- The rewards account that the offer is for; bonus miles go there
  account_reference_id text,
  -- What the issuer had counted towards it before it came here
  counted_minor bigint not null default 0 check (counted_minor >= 0),
  -- Miles are earned under <offer>:<round>; taken back and earned again is another round
  round int not null default 1,
  created_at timestamptz not null,
  activated_at timestamptz,
  ends_at timestamptz not null,
  used_at timestamptz,
  used_booking_id text,
  primary key (tenant_id, customer_id, offer_id),
  check (state in ('Pending', 'Cancelled', 'Expired') or activated_at is not null)
);
create index offers_ending on offers (ends_at) where state in ('Pending', 'Authorized');
create index offers_working on offers (state) where kind <> 'discount' and state in ('Authorized',
  'ConfirmState', 'Used');
