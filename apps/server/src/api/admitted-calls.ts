import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import { mayCall } from '@ayrac/domain/access.ts';
import type { AdmittedWork } from '#server/admission.ts';

/** Calls that take a quote request. */
export const quoteCalls: ReadonlySet<CallName> = new Set([
  'submitAnonymousQuote',
  'submitAuthenticatedQuote',
]);

/** Calls that the cache answers. It admits them itself, when it has no response. */
const cachedCalls: ReadonlySet<CallName> = new Set(['listCampaigns']);

const admitted = new Map(
  (Object.entries(allEndpoints) as [CallName, EndpointShape][]).map(([name, shape]) => [
    name,
    kindOf(name, shape),
  ]),
);

/**
 * Returns as what kind of work a call needs admission, or undefined when it needs none. Crowds send quote requests and
 * read what is open to everyone; other calls have limits of their own.
 */
export function admittedAs(name: CallName): AdmittedWork | undefined {
  return admitted.get(name);
}

function kindOf(name: CallName, shape: EndpointShape): AdmittedWork | undefined {
  if (quoteCalls.has(name)) return 'quote';
  return isOpenRead(shape) && !cachedCalls.has(name) ? 'read' : undefined;
}

/** Whether a call reads what is open to everyone. */
export function isOpenRead({ method, operation }: EndpointShape): boolean {
  return method === 'GET' && mayCall({ kind: 'anonymous' }, operation) === 'allow';
}
