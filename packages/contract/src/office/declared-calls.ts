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
  readonly calls?: readonly RecordCall[];
}

/**
 * Endpoints of a resource: the declared ones, or all by default. `order` requires an order, `reveal` requires masked
 * fields.
 */
export type DeclaredCalls<Shape extends Declared> = Exclude<
  Shape extends { readonly calls: readonly (infer Call extends RecordCall)[] } ? Call : RecordCall,
  | (Shape extends { readonly isOrdered: true } ? never : 'order')
  | (Shape extends { readonly personal: readonly string[] } ? never : 'reveal')
>;

/** Returns the endpoints of a resource, like the type `DeclaredCalls`. */
export function declaredCalls({ isOrdered, personal, calls = recordCalls }: Declared): readonly RecordCall[] {
  const isThere = (call: RecordCall) =>
    call === 'order' ? isOrdered === true : call === 'reveal' ? personal !== undefined : true;
  return calls.filter(isThere);
}

/** Whether a resource has an endpoint. */
export function hasCall(shape: Declared, call: RecordCall): boolean {
  return declaredCalls(shape).includes(call);
}
