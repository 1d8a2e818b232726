import { Suspense, use, useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { pageLocale } from '#web/page-locale.ts';
import { loadScreenPhrases } from '#web/phrases.tsx';
import type { FilteredList } from './filtered-list.ts';

interface PartProps {
  readonly list: FilteredList;
}

interface LateProps extends PartProps {
  readonly part: keyof typeof import('./parts.ts');
}

// As they are sent they are a form and links, which work before script takes them over.
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
  const Part = use(loadParts().parts)[part];
  return <Part list={list} />;
}

/**
 * Keeps what is shown until the filters of the next list are there, whole as the server sent it; where they cannot be
 * fetched, the server sends that list, too.
 */
function Awaited() {
  const areMissing = use(loadParts().areMissing);
  const { location: next } = useNavigation();
  useEffect(() => {
    if (!areMissing) return;
    if (next === undefined) location.reload();
    else location.assign(createPath(next));
  }, [areMissing, next]);
  return null;
}

let loading: ReturnType<typeof beginLoading> | undefined;

function loadParts() {
  loading ??= beginLoading();
  return loading;
}

function beginLoading() {
  const loaded = Promise.all([
    import('./parts.ts'),
    import.meta.env.SSR || loadScreenPhrases('filter', pageLocale()),
  ]).then(([parts]) => parts);
  return {
    parts: loaded.catch(() => new Promise<never>(() => {})),
    areMissing: loaded.then(
      () => false,
      () => true,
    ),
  };
}
