import { uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** The primary key of rows that are read in the order of their writing: rows of one instant keep it by their ids. */
export const orderedId = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7());
