-- A confirmed cancellation waits before it's sent to the supplier, and can be withdrawn until then.
alter table cancel_quotes add column confirmed_at timestamptz;
-- When it's to be sent; null: it was sent when it was confirmed
alter table cancel_quotes add column send_at timestamptz;
alter table cancel_quotes add column sent_at timestamptz;
alter table cancel_quotes add column withdrawn_at timestamptz;
-- The failure that the confirmation named, outside production
alter table cancel_quotes add column scenario text;
create index cancel_quotes_waiting on cancel_quotes (send_at)
  where send_at is not null and sent_at is null and withdrawn_at is null;
