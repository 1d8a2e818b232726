declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A stream into `COPY … FROM STDIN`. */
  export function from(statement: string): Writable & Submittable;
}
