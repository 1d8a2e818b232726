import { isRouteErrorResponse } from 'react-router';

/** A failure in one short word for the support desk: the status, or the name of what was thrown. */
export function failureCode(error: unknown): string {
  if (isRouteErrorResponse(error)) return `HTTP-${error.status}`;
  return error instanceof Error ? error.name : 'UNKNOWN';
}
