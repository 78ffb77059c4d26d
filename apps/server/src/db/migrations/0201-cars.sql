-- Rental cars are sold.
insert into products values ('Car') on conflict do nothing;
