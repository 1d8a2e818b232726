import { PageHead } from '#web/page-head.tsx';

/** Title and heading of a page of one's own, which search engines leave out. */
export function AccountHead({ title }: { readonly title: string }) {
  return (
    <>
      <PageHead title={title} noindex />
      <h1 tabIndex={-1} className="text-head tracking-tight">
        {title}
      </h1>
    </>
  );
}
