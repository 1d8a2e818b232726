/** All endpoints that a resource can have. */
const recordCalls = [
  'list',
  'get',
  'create',
  'change',
  'bin',
  'restore',
  'order',
  'bulk',
  'history',
  'export',
  'reveal',
] as const;

/** Endpoint of a resource, by the last part of its name: `brands.list`. */
export type RecordCall = (typeof recordCalls)[number];

interface Declared {
  readonly name: string;
  readonly isOrdered?: true;
  readonly personal?: readonly string[];
  readonly deeds?: readonly RecordCall[];
}

/**
 * Endpoints of a resource: the declared ones, or all by default. `order` requires an order, `reveal` requires masked
 * fields.
 */
export type DeedsOf<Shape extends Declared> = Exclude<
  Shape extends { readonly deeds: readonly (infer Deed extends RecordCall)[] } ? Deed : RecordCall,
  | (Shape extends { readonly isOrdered: true } ? never : 'order')
  | (Shape extends { readonly personal: readonly string[] } ? never : 'reveal')
>;

/** Returns the endpoints of a resource, like the type `DeedsOf`. */
export function deedsOf({ isOrdered, personal, deeds = recordCalls }: Declared): readonly RecordCall[] {
  const isThere = (deed: RecordCall) =>
    deed === 'order' ? isOrdered === true : deed === 'reveal' ? personal !== undefined : true;
  return deeds.filter(isThere);
}

/** Whether a resource has an endpoint. */
export function hasDeed(shape: Declared, deed: RecordCall): boolean {
  return deedsOf(shape).includes(deed);
}
