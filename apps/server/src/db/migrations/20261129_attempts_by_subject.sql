-- Attempts are counted by subject. With this index, a plan made while the table was small read all recent attempts of
-- everybody. Old attempts are removed by reading the whole table, which holds those of a few hours.
drop index attempt_age;
