-- Offers to refund a booking beyond its terms, and to change one: what is asked for, what the customer then
-- pays or gets, and how the trip was and will be.
alter table case_proposals drop constraint case_proposals_kind_check;
alter table case_proposals
  -- To pay by card
  add column due_minor bigint not null default 0 check (due_minor >= 0),
  -- What an airline owes then
  add column credit_minor bigint not null default 0 check (credit_minor >= 0),
  -- Of a change: what is asked for, the trip before and after
  add column change jsonb,
  -- Of a change: its quote, and the card that pays what is due, once it was accepted
  add column change_id text,
  add column payment_id text;
-- What goodwill a customer was given lately
create index case_proposals_given on case_proposals (tenant_id, customer_id, created_at)
  where kind in ('credit', 'refund');
