import { type ClientOf, callersOf, type Transport } from '../client.ts';
import type { OfficeEndpointName, OfficeEndpoints } from './endpoints.ts';
import type { ResourceName, Resources } from './index.ts';
import type { ResourceCalls } from './resource-calls.ts';
import type { DeedsOf } from './resource-deeds.ts';
import { officeRoutes } from './routes.generated.ts';

/** Every call of the office as a method: `client['occupations.list']`. */
export type OfficeClient = ClientOf<OfficeEndpoints>;

/** The calls of one resource as methods: `list`, `change` and so on. */
export type ResourceClient<Name extends ResourceName> = ClientOf<
  Pick<ResourceCalls<Resources[Name]>, DeedsOf<Resources[Name]>>
>;

/** Makes the typed caller of the office over a transport. */
export function createOfficeClient(transport: Transport<OfficeEndpointName>): OfficeClient {
  return callersOf(Object.keys(officeRoutes) as OfficeEndpointName[], transport) as OfficeClient;
}

/** The calls of one resource, without its name. */
export function resourceClient<Name extends ResourceName>(
  client: OfficeClient,
  name: Name,
): ResourceClient<Name> {
  const own = Object.entries(client)
    .filter(([call]) => call.startsWith(`${name}.`))
    .map(([call, method]) => [call.slice(name.length + 1), method]);
  return Object.fromEntries(own) as ResourceClient<Name>;
}

/** A refusal's messages by the names of fields, wherever in the body these stood: `values.name` is `name`. */
export function byFieldName(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.slice(path.lastIndexOf('.') + 1), message]),
  );
}
