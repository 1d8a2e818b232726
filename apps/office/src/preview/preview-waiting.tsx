import { CardSkeleton, Skeleton, TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Kind of content in a preview, which decides the layout of its placeholder. */
export type PreviewShape = 'page' | 'card' | 'text';

/** Placeholder of a preview that is loading, in the layout of its content. */
export function PreviewWaiting({ shape }: { readonly shape: PreviewShape }) {
  const { resource } = useOfficePhrases();
  return (
    <div className="preview-waiting" data-shape={shape} role="status">
      <VisuallyHidden>{resource.preview.loading}</VisuallyHidden>
      {shape === 'card' && <CardSkeleton />}
      {shape === 'page' && (
        <>
          <Skeleton width="80%" height="1.5rem" />
          <Skeleton width="65%" />
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton width="95%" height="2rem" />
          <Skeleton width="70%" height="2rem" />
          <span className="preview-waiting-media">
            <Skeleton height="100%" />
          </span>
          <Skeleton height="9rem" />
        </>
      )}
      {shape === 'text' && <Skeleton width="60%" height="1.75rem" />}
      {shape !== 'card' && <TextSkeleton lines={5} />}
    </div>
  );
}
