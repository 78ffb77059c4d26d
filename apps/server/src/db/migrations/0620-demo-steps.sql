-- How far the demo's past has been played; empty in production. A step without an end is continued.
create table demo_steps (
  step text primary key,
  facts jsonb not null,
  ended_at timestamptz
);
