import { loadScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Suspense, use, useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { pageLocale } from '#web/document/page-locale.ts';
import type { FilteredList } from './filtered-list.ts';

/** Longest wait for the filter components, in milliseconds. After that the page is loaded from the server. */
const PATIENCE_MS = 10_000;

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
    <Suspense fallback={import.meta.env.SSR ? null : <Awaited />}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived({ part, list }: LateProps) {
  const Part = use(awaitParts())[part];
  return <Part list={list} />;
}

/**
 * Suspends to keep the current content until the filters of the next list are loaded. If they cannot be loaded in time,
 * the browser loads that list's page from the server.
 */
function Awaited() {
  use(findMissing());
  const { location: next } = useNavigation();
  useEffect(() => {
    if (next === undefined) location.reload();
    else location.assign(createPath(next));
  }, [next]);
  return null;
}

type Parts = typeof import('./parts.ts');

let loading: Promise<Parts> | undefined;
let arrived: Promise<Parts> | undefined;
let missing: Promise<void> | undefined;

function loadParts(): Promise<Parts> {
  loading ??= Promise.all([
    import('./parts.ts'),
    import.meta.env.SSR || loadScreenPhrases('filter', pageLocale()),
  ]).then(([parts]) => parts);
  return loading;
}

/** If the components cannot be loaded, the promise stays pending, so that the server's HTML stays in place. */
function awaitParts(): Promise<Parts> {
  arrived ??= loadParts().catch(() => new Promise<never>(() => {}));
  return arrived;
}

/**
 * Resolves if the components cannot be loaded in time, otherwise stays pending: a list hydrated before its filters
 * would be shown without them.
 */
function findMissing(): Promise<void> {
  missing ??= new Promise((resolve) => {
    const patience = setTimeout(resolve, PATIENCE_MS);
    loadParts().then(() => clearTimeout(patience), resolve);
  });
  return missing;
}
