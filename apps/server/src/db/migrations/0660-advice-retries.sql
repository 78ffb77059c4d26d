-- A watched price whose supplier didn't answer is predicted again later on the same day.
alter table watch_advice
  alter column looked_on drop not null,
  add column retry_at timestamptz;
