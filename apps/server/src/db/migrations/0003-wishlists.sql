-- Favorites: named lists of stays. The name is as it was when the heart was given; stays are the suppliers'
-- own.

create table wishlists (
  tenant_id text not null,
  customer_id text not null,
  wishlist_id text not null,
  name text not null,
  created_at timestamptz not null,
  primary key (tenant_id, customer_id, wishlist_id),
  foreign key (tenant_id, customer_id) references customers
);

create table wishlist_items (
  tenant_id text not null,
  customer_id text not null,
  wishlist_id text not null,
  stay_id text not null,
  stay_name text not null,
  added_at timestamptz not null,
  primary key (tenant_id, customer_id, wishlist_id, stay_id),
  foreign key (tenant_id, customer_id, wishlist_id) references wishlists on delete cascade
);
