import { type Control, useWatch } from 'react-hook-form';
import type { Values } from '#office/client/row.ts';
import type { Typed } from '#office/fields/form-values.ts';
import type { ResourceDeclaration } from './declaration.ts';

interface TypedEffectProps {
  readonly Effect: NonNullable<ResourceDeclaration['Effect']>;
  readonly control: Control<Typed, unknown, Values>;
}

/** Effect of the values being typed. A component of its own, so that only it renders on each change. */
export function TypedEffect({ Effect, control }: TypedEffectProps) {
  return <Effect typed={useWatch({ control }) as Typed} />;
}
