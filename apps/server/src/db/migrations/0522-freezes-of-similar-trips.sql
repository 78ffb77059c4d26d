-- What is booked instead of a frozen trip that sold out, as `fit_key` has it, and when it was chosen; null
-- for what was frozen.
alter table price_freezes add column similar_key text;
alter table price_freezes add column similar_at timestamptz;
