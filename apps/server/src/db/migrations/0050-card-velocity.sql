-- Tries at adding cards, so that nobody finds out here which numbers are good: by customer, address and card.
-- A bucket is `customer:<tenant>:<id>`, `address:<network>` or `card:<the vault's fingerprint>`, each with
-- what is counted. Logged, unlike rate_limits: whoever makes the database fall must not begin anew.
create table card_velocity (
  bucket text primary key,
  window_start timestamptz not null,
  hits int not null
) with (fillfactor = 70);
create index card_velocity_old on card_velocity (window_start);
