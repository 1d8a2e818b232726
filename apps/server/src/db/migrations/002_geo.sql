-- Provinces and their districts.

create table province (
  id integer primary key check (id between 1 and 81),
  name text not null unique,
  population integer not null check (population > 0),
  area_codes integer[] not null,
  is_metropolitan boolean not null
);

create table district (
  id integer primary key,
  province_id integer not null references province,
  name text not null,
  unique (province_id, name)
);
