import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PreviewFailed } from './preview-failed.tsx';
import { type PreviewShape, PreviewWaiting } from './preview-waiting.tsx';
import './preview.css';

interface PreviewedProps<Link> {
  /** Query for the preview's link. */
  readonly link: UseQueryResult<Link>;
  readonly shape: PreviewShape;
  /** `linkedAt` is when the link was last requested, in ms. */
  readonly children: (link: Link, linkedAt: number) => ReactNode;
}

/** Content that needs a preview's link. Until the link has loaded, a placeholder or the error is shown. */
export function Previewed<Link>({ link, shape, children }: PreviewedProps<Link>) {
  if (link.data !== undefined) return children(link.data, Math.max(link.dataUpdatedAt, link.errorUpdatedAt));
  return (
    <div className="preview-room">
      {link.isError ? (
        <PreviewFailed error={link.error} onRetry={() => link.refetch()} />
      ) : (
        <PreviewWaiting shape={shape} />
      )}
    </div>
  );
}
