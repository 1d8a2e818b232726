import { timestamp } from 'drizzle-orm/pg-core';

/** Column of an instant, read as a `Date`. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
