import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { PageHead } from '#web/page/page-head.tsx';

/** Title and heading of an account page. */
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

/** Placeholder for the first part of a page. */
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
