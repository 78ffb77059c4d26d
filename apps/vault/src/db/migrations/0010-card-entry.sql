-- Adding and removing cards. A ticket lets one person's browser send one card; a token stands for that card
-- until the portal's server saves it. Both are stored as hashes, the number sealed as in `cards`.
create table entry_tickets (
  ticket_hash text primary key,
  subject text not null,
  -- Sendings that were not a card; a ticket ends after some
  mistakes int not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index entry_tickets_ended on entry_tickets (expires_at);

create table card_tokens (
  token_hash text primary key,
  subject text not null,
  -- The token of the saved card that it becomes, with which the number is sealed
  payment_id text not null unique,
  key_id text not null,
  -- Empty once the card is saved
  number_sealed bytea not null,
  fingerprint text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month int not null check (expiry_month between 1 and 12),
  expiry_year int not null,
  holder text not null,
  -- What the processor said when it verified the card; null: it is good
  problem text,
  is_test boolean not null,
  -- The card that it has become
  saved_as text,
  expires_at timestamptz not null
);
create index card_tokens_ended on card_tokens (expires_at);
create index card_tokens_by_key on card_tokens (key_id);

-- A removed card leaves the list and its number is forgotten; what it paid is refunded by the record of the
-- gateway, which needs no number.
alter table cards add column removed_at timestamptz;
alter table cards add column is_virtual boolean not null default false;
create index cards_by_key on cards (key_id);
