-- Parts of bookings that are canceled while the rest stays: when a change was made, what the market keeps of
-- each by the buyer's reference, and what a hotel has kept of rooms that are no longer in its price.
alter table changes add column done_at timestamptz;

create table market.canceled_parts (
  part_reference text primary key,
  reference text not null,
  result jsonb not null,
  at timestamptz not null
);
create index canceled_parts_of on market.canceled_parts (reference);

alter table market.orders add column withheld_minor bigint not null default 0;
