import { uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/**
 * Primary key for rows that are read in the order of insertion: a UUID v7, which also orders rows with equal
 * timestamps.
 */
export const orderedId = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7());
