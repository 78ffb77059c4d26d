-- Notices of card processors: stored by the sender's own id before they're answered, then worked from the
-- sender's current record. What a notice contains besides isn't stored.
create table notices (
  sender text not null,
  notice_id text not null,
  kind text not null,
  object_id text not null,
  sent_at timestamptz not null,
  received_at timestamptz not null,
  -- How often it has come
  copies int not null default 1,
  state text not null default 'open' check (state in ('open', 'done', 'unmatched')),
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  -- What the last try came to
  outcome text,
  primary key (sender, notice_id)
);
create index notices_due on notices (next_try_at) where state = 'open';
create index notices_received on notices (received_at);
-- A notice names a payment by our reference.
create index tenders_of_cards on tenders (reference) where kind = 'UserCard';
