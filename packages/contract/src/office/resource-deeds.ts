/** Everything that can be called of a resource. */
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

/** What can be called of a resource, by the last part of its name: `brands.list`. */
export type RecordCall = (typeof recordCalls)[number];

interface Declared {
  readonly name: string;
  readonly isOrdered?: true;
  readonly personal?: readonly string[];
  readonly deeds?: readonly RecordCall[];
}

/** The calls that a resource has: what it names or all, an order where there is one, and only what is masked is revealed. */
export type DeedsOf<Shape extends Declared> = Exclude<
  Shape extends { readonly deeds: readonly (infer Deed extends RecordCall)[] } ? Deed : RecordCall,
  | (Shape extends { readonly isOrdered: true } ? never : 'order')
  | (Shape extends { readonly personal: readonly string[] } ? never : 'reveal')
>;

/** The same as values. */
export function deedsOf({ isOrdered, personal, deeds = recordCalls }: Declared): readonly RecordCall[] {
  const isThere = (deed: RecordCall) =>
    deed === 'order' ? isOrdered === true : deed === 'reveal' ? personal !== undefined : true;
  return deeds.filter(isThere);
}

/** Whether a record can be put away and brought back. */
export function hasDeed(shape: Declared, deed: RecordCall): boolean {
  return deedsOf(shape).includes(deed);
}
