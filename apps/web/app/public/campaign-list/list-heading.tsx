import type { ReactNode } from 'react';

/** Heading of a list. The count is part of the list itself. */
export function ListHeading({ title }: { readonly title: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="text-head tracking-tight">
      {title}
    </h1>
  );
}
