-- Edited details that the market has taken, by the buyer's reference of each: repeating one changes nothing.
create table market.order_edits (
  edit_reference text primary key,
  reference text not null,
  at timestamptz not null
);
create index order_edits_of on market.order_edits (reference);
