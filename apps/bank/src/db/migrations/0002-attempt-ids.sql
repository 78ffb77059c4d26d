-- An attempt is noted before it is tried, so that many at once count each other; it must be found again then.
alter table failed_attempts add column attempt_id bigint generated always as identity primary key;
