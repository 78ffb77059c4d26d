-- What a company chose while it was set up; each can be changed later.
create table company_settings (
  tenant_id text not null,
  business_id text not null,
  -- Legal name, address and who to write to.
  details jsonb,
  -- Which cards its trips are paid with: `central`, `own` or `both`.
  payment_way text,
  -- Who books for whom (B §3).
  booking_style text,
  -- It travels without fields of its own.
  has_no_fields boolean not null default false,
  updated_at timestamptz not null,
  primary key (tenant_id, business_id),
  foreign key (tenant_id, business_id) references businesses
);

-- What a company wants to know of each trip. A field that's retired stays with what was booked.
create table company_fields (
  tenant_id text not null,
  business_id text not null,
  -- Letters and digits (A §5); never changes.
  field_key text not null,
  label text not null,
  -- `text`, or `one` of its values.
  kind text not null,
  choices jsonb not null default '[]',
  is_required boolean not null,
  position int not null,
  retired_at timestamptz,
  primary key (tenant_id, business_id, field_key),
  foreign key (tenant_id, business_id) references businesses
);
