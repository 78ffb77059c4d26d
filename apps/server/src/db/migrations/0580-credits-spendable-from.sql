-- From when a credit may be spent that its booking brought: once nothing of that booking comes back any more.
-- Null: at once.
alter table travel_credits add column spendable_from timestamptz;
