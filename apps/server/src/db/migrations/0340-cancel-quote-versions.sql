-- What canceling comes to is quoted for one version of a booking: after a change it's quoted anew.
alter table cancel_quotes add column booking_version int not null default 1;
