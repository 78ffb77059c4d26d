-- Rides are a product: checkouts and bookings of them refer to it.
insert into products values ('Ground');
