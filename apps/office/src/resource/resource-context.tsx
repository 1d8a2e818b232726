import { createContext, use } from 'react';
import type { ResourceCalls, SharedCalls } from '#office/client/calls.ts';
import type { Row, Values } from '#office/client/row.ts';
import type { NounWords } from '#office/client/words.ts';
import type { ResourceDeclaration } from './declaration.ts';

/** Context of all parts of a page of records. */
export interface ResourceParts {
  readonly declaration: ResourceDeclaration;
  readonly noun: NounWords;
  readonly calls: ResourceCalls;
  readonly shared: SharedCalls;
  /**
   * Asks for confirmation before values are written that have consequences beyond the form. Resolves with the answer.
   */
  readonly confirm?: (row: Row, next: Values) => Promise<boolean>;
  /** Initial values of a new record's form. */
  readonly newValues?: Values;
}

const Context = createContext<ResourceParts | null>(null);

/** Provides a resource to the parts of its page. */
export const ResourceProvider = Context;

/** Returns the resource of the page. Throws outside of `ResourceProvider`. */
export function useResource(): ResourceParts {
  const parts = use(Context);
  if (parts === null) throw new Error('A part of a resource page must be rendered inside ResourceProvider.');
  return parts;
}
