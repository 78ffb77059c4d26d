-- Whether the booking that holds a freeze is of something like what was frozen: it's exchanged for that then.
alter table price_freezes add column for_similar boolean not null default false;
