import { type Control, useWatch } from 'react-hook-form';
import type { ResourceDeclaration } from './declaration.ts';
import type { Typed } from './form-values.ts';
import type { Values } from './row.ts';

interface TypedEffectProps {
  readonly Effect: NonNullable<ResourceDeclaration['Effect']>;
  readonly control: Control<Typed, unknown, Values>;
}

/** What the page tells of the values as they are typed; nothing else is drawn anew for it. */
export function TypedEffect({ Effect, control }: TypedEffectProps) {
  return <Effect typed={useWatch({ control }) as Typed} />;
}
