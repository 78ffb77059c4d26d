-- Whether the account was opened under the limited-time offer that brings the one-time credit
alter table rewards_accounts add column limited_time_offer boolean not null default false;
alter table standing_events add column limited_time_offer boolean not null default false;
