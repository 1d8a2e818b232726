import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import type { ReactNode } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { EDITIONS } from './edition-address.ts';
import { EditionBadge } from './edition-badge.tsx';
import { EditionPreview } from './edition-preview.tsx';

interface EditionFrameProps {
  readonly edition: EditionDetail;
  readonly heading: string;
  /** Content beside the state. */
  readonly sign?: ReactNode;
  readonly children: ReactNode;
}

/** The page of an edition in any state: title, state and preview. */
export function EditionFrame({ edition, heading, sign, children }: EditionFrameProps) {
  const { page: words } = useOfficePhrases().editions;
  return (
    <div className="edition">
      <header className="edition-head">
        <TextLink to={EDITIONS}>{words.back}</TextLink>
        <h1 className="screen-title" tabIndex={-1}>
          {heading.trim() === '' ? words.untitled : heading}
        </h1>
        <div className="edition-signs">
          <EditionBadge state={edition.state} />
          {sign}
        </div>
      </header>
      <div className="edition-sides">
        <div className="edition-main">{children}</div>
        <EditionPreview edition={edition} />
      </div>
    </div>
  );
}
