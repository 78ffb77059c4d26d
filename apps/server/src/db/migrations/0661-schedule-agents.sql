-- The agent who answered for the traveler; null where they did themselves, or nobody of us.
alter table schedule_changes add column agent_id text;
