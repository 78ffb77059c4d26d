-- What is sold is a table that a product adds itself to, instead of a list in each of three checks. Quotes
-- and bookings are of a checkout's product: held to the table as well, each booking would lock one more row
-- that all others want.
create table products (product text primary key);
insert into products values ('Hotel'), ('Flight');
alter table quotes drop constraint quotes_product_check;
alter table checkouts
  drop constraint checkouts_product_check,
  add constraint checkouts_product foreign key (product) references products;
-- Any product may seal who travels; a flight that was not forgotten always has
alter table bookings
  drop constraint bookings_product_check,
  drop constraint bookings_travelers,
  add constraint bookings_travelers check (case when forgotten_at is null
    then product <> 'Flight' or travelers is not null else travelers is null end);

-- What lists, ledgers and other products say of a booking without reading what is booked. Null where a server
-- of an older version wrote the row: housekeeping fills it in.
alter table bookings
  add column title text,
  add column subtitle text,
  add column place text,
  add column country text;
create index bookings_without_summary on bookings (created_at) where title is null;

update bookings set
  title = offer -> 'stay' ->> 'name',
  subtitle = offer -> 'stay' ->> 'roomName',
  place = offer -> 'stay' ->> 'city',
  country = upper(right(offer -> 'stay' ->> 'cityPlaceId', 2))
where product = 'Hotel';

update bookings set
  title = case when offer -> 'flight' ->> 'tripType' in ('oneWay', 'roundTrip')
    then concat(offer -> 'flight' -> 'cities' ->> 0,
      case request ->> 'locale' when 'fr' then ' à ' else ' to ' end, offer -> 'flight' -> 'cities' ->> 1)
    else concat_ws(', ', offer -> 'flight' -> 'cities' ->> 0, offer -> 'flight' -> 'cities' ->> 1,
      offer -> 'flight' -> 'cities' ->> 2)
      || case when jsonb_array_length(offer -> 'flight' -> 'cities') > 3 then '…' else '' end end,
  subtitle = case offer -> 'flight' ->> 'tripType'
    when 'oneWay' then 'One-way' when 'roundTrip' then 'Round-trip' else 'Multi-city' end,
  place = offer -> 'flight' -> 'destination' ->> 'city',
  country = offer -> 'flight' -> 'destination' ->> 'countryCode'
where product = 'Flight';
