import { type ClientOf, callersOf, type Transport } from '../client.ts';
import type { DeclaredCalls } from './declared-calls.ts';
import type { OfficeEndpointName, OfficeEndpoints } from './endpoints.ts';
import type { ResourceName, Resources } from './index.ts';
import type { ResourceCalls } from './resource-calls.ts';
import { officeRoutes } from './routes.generated.ts';

/** Client with a method for each back-office endpoint: `client['occupations.list']`. */
export type OfficeClient = ClientOf<OfficeEndpoints>;

/** Client for the endpoints of one resource: `list`, `change` and so on. */
export type ResourceClient<Name extends ResourceName> = ClientOf<
  Pick<ResourceCalls<Resources[Name]>, DeclaredCalls<Resources[Name]>>
>;

/** Creates the typed back-office client on top of a transport. */
export function createOfficeClient(transport: Transport<OfficeEndpointName>): OfficeClient {
  return callersOf(Object.keys(officeRoutes) as OfficeEndpointName[], transport) as OfficeClient;
}

/** Returns the client for one resource, whose methods have no resource name. */
export function resourceClient<Name extends ResourceName>(
  client: OfficeClient,
  name: Name,
): ResourceClient<Name> {
  const own = Object.entries(client)
    .filter(([call]) => call.startsWith(`${name}.`))
    .map(([call, method]) => [call.slice(name.length + 1), method]);
  return Object.fromEntries(own) as ResourceClient<Name>;
}

/**
 * Returns the messages of a refusal by field name, wherever the fields are in the body: `values.name` becomes `name`.
 */
export function byFieldName(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.slice(path.lastIndexOf('.') + 1), message]),
  );
}
