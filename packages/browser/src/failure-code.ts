import { isRouteErrorResponse } from 'react-router';

/** Returns a failure as one short word for the support desk: the HTTP status, or the name of the error. */
export function failureCode(error: unknown): string {
  if (isRouteErrorResponse(error)) return `HTTP-${error.status}`;
  // Errors that the server serialized arrive without their name.
  return error instanceof Error && error.name !== 'Error' ? error.name : 'INTERNAL';
}
