import { TextSkeleton } from '@ayrac/kit/skeleton.tsx';
import { PageHead } from '#web/page/page-head.tsx';

/** Title and heading of a page of one's own, which search engines leave out. */
export function AccountHead({ title }: { readonly title: string }) {
  return (
    <>
      <PageHead title={title} />
      <h1 tabIndex={-1} className="text-head tracking-tight">
        {title}
      </h1>
    </>
  );
}

/** The first part of a page while it is on its way. */
export function PartWaiting() {
  return (
    <div className="parts">
      <div className="part">
        <TextSkeleton />
        <div className="panel part-panel">
          <TextSkeleton lines={10} />
        </div>
      </div>
    </div>
  );
}
