import { createContext, use } from 'react';

const RequestIdContext = createContext('');

/** Provides the request's id to the server's render. */
export const RequestIdProvider = RequestIdContext;

/** The id of the request that produced this page. The browser does not know it and keeps the server's text. */
export function RequestId() {
  return <code suppressHydrationWarning>{use(RequestIdContext)}</code>;
}
