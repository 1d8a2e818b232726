import type { ReactNode } from 'react';

/** The heading of a list; how many there are, the list itself says. */
export function ListHeading({ title }: { readonly title: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="text-head tracking-tight">
      {title}
    </h1>
  );
}
