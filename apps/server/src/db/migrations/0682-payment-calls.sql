-- Each authorize, capture, void and refund that was requested of a card gateway: one row, however often it's
-- repeated, which outlives the saga that requested it. Nothing of a person.
create table payment_calls (
  -- Ours of the payment
  reference text not null,
  -- authorize, capture, void, or refund:<its own reference>
  step text not null,
  amount_minor bigint not null,
  currency text,
  -- The first time; committed before the call
  requested_at timestamptz not null,
  tries int not null default 1,
  -- ok, checking, unavailable, unknown, or why it's refused; null: no answer has come back
  answer text,
  answered_at timestamptz,
  -- When the gateway's own record was last looked at, and what it was then
  looked_at timestamptz,
  seen text,
  primary key (reference, step)
);
create index payment_calls_requested on payment_calls (requested_at);
