-- Airlines' credits that end are announced by mail: 90, 60, 30 and 7 days before, each once. The least that
-- was announced; null for none.
alter table airline_credits add column announced_days int;
