import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { OfficePhrases } from '@ayrac/phrases/tr/office/index.ts';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { NounWords } from '#office/client/words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { plainDeclaration } from './plain-declaration.ts';
import { ResourcePage } from './resource-page.tsx';

type NounName = {
  [Name in keyof OfficePhrases]: OfficePhrases[Name] extends NounWords ? Name : never;
}[keyof OfficePhrases];

/** Shape of a resource whose phrases have the resource's name. */
export type PlainShape = ResourceShape & { readonly name: NounName };

/** Page of a resource with the default declaration. Its route loads the shape. */
export function PlainPage() {
  const shape = useLoaderData<PlainShape>();
  const noun: NounWords = useOfficePhrases()[shape.name];
  const declaration = useMemo(() => ({ ...plainDeclaration(shape), useWords: () => noun }), [shape, noun]);
  return <ResourcePage declaration={declaration} heading="h1" />;
}
