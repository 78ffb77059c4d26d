-- By whose calendar a company's policy counts the days before a trip.
alter table businesses add column time_zone text not null default 'America/Toronto';
