import { createContext, use } from 'react';
import type { ResourceCalls, SharedCalls } from './calls.ts';
import type { ResourceDeclaration } from './declaration.ts';
import type { Row, Values } from './row.ts';
import type { NounWords } from './words.ts';

/** What every part of one page of records knows. */
export interface ResourceParts {
  readonly declaration: ResourceDeclaration;
  readonly noun: NounWords;
  readonly calls: ResourceCalls;
  readonly shared: SharedCalls;
  /** Asks before these values are written of a record, where more follows than the form shows. */
  readonly confirm?: (row: Row, next: Values) => Promise<boolean>;
  /** What the form of a new record begins with. */
  readonly newValues?: Values;
}

const Context = createContext<ResourceParts | null>(null);

/** Makes a resource known to the parts of its page. */
export const ResourceProvider = Context;

/** The resource of the page. */
export function useResource(): ResourceParts {
  const parts = use(Context);
  if (parts === null) throw new Error('A part of a page of records stands outside of ResourceProvider.');
  return parts;
}
