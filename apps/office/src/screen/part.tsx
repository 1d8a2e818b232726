import { Skeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import type { ReactNode } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from './failed-answer.tsx';

/** Reserved heights while a part is loading. */
const heights = { tiles: '7.5rem', chart: '19rem', list: '16rem' } as const;

interface PartProps<Data> {
  readonly answer: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly height: keyof typeof heights;
  /** Whether another part already reports the same failed request. */
  readonly isQuiet?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** A part of a page that loads or fails independently of the others. */
export function Part<Data>({ answer, height, isQuiet = false, children }: PartProps<Data>) {
  const { resource } = useOfficePhrases();
  if (answer.data !== undefined) return children(answer.data);
  if (!answer.isError) {
    return (
      <div role={isQuiet ? undefined : 'status'}>
        {!isQuiet && <VisuallyHidden>{resource.loadingPart}</VisuallyHidden>}
        <Skeleton height={heights[height]} />
      </div>
    );
  }
  if (isQuiet) return <p className="text-ink-faint">{resource.failedPart}</p>;
  return <FailedAnswer title={resource.failedPart} answer={answer} />;
}
