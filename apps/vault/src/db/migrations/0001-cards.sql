-- Saved cards. The number is encrypted (AES-256-GCM, the token as additional data); the verification number
-- is never kept.
create table cards (
  subject text not null,
  payment_id text not null,
  key_id text not null,
  number_sealed bytea not null,
  fingerprint text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month int not null check (expiry_month between 1 and 12),
  expiry_year int not null,
  holder text not null,
  label text not null,
  -- A single purchase above this is refused for want of funds
  limit_minor bigint not null,
  position int not null,
  created_at timestamptz not null,
  primary key (subject, payment_id)
);
create unique index cards_by_token on cards (payment_id);
create unique index cards_once on cards (subject, fingerprint);
