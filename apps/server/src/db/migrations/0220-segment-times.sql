-- When each flight of a booking leaves and lands by the airline's last record: a list by slice of lists by
-- segment, each {departs, arrives} as instants. Null until the record has been looked up.
alter table ticketings add column segment_times jsonb;
