import { loadScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Suspense, use } from 'react';
import { pageLocale } from '#web/document/page-locale.ts';
import { waitNoLonger } from '#web/page/router-transitions.ts';
import type { FilteredList } from './filtered-list.ts';

interface PartProps {
  readonly list: FilteredList;
}

interface LateProps extends PartProps {
  readonly part: keyof Parts;
}

// The server's HTML consists of a form and links, which work before hydration.
export const AppliedFilters = (props: PartProps) => <Late part="AppliedFilters" {...props} />;
export const FilterButton = (props: PartProps) => <Late part="FilterButton" {...props} />;
export const FilterColumn = (props: PartProps) => <Late part="FilterColumn" {...props} />;
export const NothingLeft = (props: PartProps) => <Late part="NothingLeft" {...props} />;

function Late(props: LateProps) {
  return (
    <Suspense fallback={import.meta.env.SSR ? null : <KeepCurrent />}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived({ part, list }: LateProps) {
  const Part = use(awaitParts())[part];
  return <Part list={list} />;
}

const never = new Promise<never>(() => {});

/** Keeps the current content until the filters of the next list are loaded: without them, no list is shown. */
function KeepCurrent(): null {
  return use(never);
}

type Parts = typeof import('./parts.ts');

let loading: Promise<Parts> | undefined;
let arrived: Promise<Parts> | undefined;

function loadParts(): Promise<Parts> {
  loading ??= Promise.all([
    import('./parts.ts'),
    import.meta.env.SSR || loadScreenPhrases('filter', pageLocale()),
  ]).then(([parts]) => parts);
  return loading;
}

/**
 * If the components cannot be loaded, the promise stays pending: the server's HTML stays in place, and the next list is
 * loaded from the server.
 */
function awaitParts(): Promise<Parts> {
  arrived ??= loadParts().catch(() => {
    waitNoLonger();
    return never;
  });
  return arrived;
}
