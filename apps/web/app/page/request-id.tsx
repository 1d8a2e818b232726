import { createContext, use } from 'react';

const RequestIdContext = createContext('');

/** Makes the request's id known to the server's render. */
export const RequestIdProvider = RequestIdContext;

/** The id of the request that made this page. The browser does not know it, and leaves what the server wrote. */
export function RequestId() {
  return <code suppressHydrationWarning>{use(RequestIdContext)}</code>;
}
