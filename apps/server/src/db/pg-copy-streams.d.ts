declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** Creates a stream into `COPY … FROM STDIN`. */
  export function from(statement: string): Writable & Submittable;
}
