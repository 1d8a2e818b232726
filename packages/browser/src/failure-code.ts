import { isRouteErrorResponse } from 'react-router';

/** A failure in one short word for the support desk: the status, or the name of what was thrown. */
export function failureCode(error: unknown): string {
  if (isRouteErrorResponse(error)) return `HTTP-${error.status}`;
  // A failure of the server's arrives without its name.
  return error instanceof Error && error.name !== 'Error' ? error.name : 'INTERNAL';
}
