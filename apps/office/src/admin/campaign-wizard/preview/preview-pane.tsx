import { inLocale } from '@ayrac/domain/screen/page-address.ts';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PreviewFrame } from '#office/preview/preview-frame.tsx';
import { PreviewLooks, usePreviewLooks } from '#office/preview/preview-looks.tsx';
import { Previewed } from '#office/preview/previewed.tsx';
import { useWizard } from '../wizard-context.ts';
import { SharePicture } from './share-picture.tsx';
import { usePreviewLink } from './use-preview-link.ts';

const whats = ['page', 'card', 'share'] as const;

/** Preview of the draft as visitors will see it, in all views and themes. */
export function PreviewPane() {
  const { preview: words } = useOfficePhrases().campaignWizard;
  const { auto, savedVersion } = useWizard();
  const { link } = usePreviewLink(auto.draft.id);
  const [what, setWhat] = useState<(typeof whats)[number]>('page');
  const looks = usePreviewLooks();
  const query = new URLSearchParams({
    ...(what === 'card' && { gorunum: 'kart' }),
    tema: looks.theme === 'dark' ? 'koyu' : 'acik',
  });
  return (
    <div className="preview">
      <div className="preview-looks">
        <Segments
          legend={words.what}
          legendHidden
          segments={whats.map((value) => ({ value, label: words[value] }))}
          value={what}
          onChange={setWhat}
        />
        {what !== 'share' && <PreviewLooks looks={looks} words={words} />}
      </div>
      <Previewed link={link} shape={what === 'card' ? 'card' : 'page'}>
        {({ path }, linkedAt) =>
          what === 'share' ? (
            <SharePicture token={path.slice(path.lastIndexOf('/') + 1)} version={savedVersion} />
          ) : (
            <PreviewFrame
              title={words.frame}
              address={`${inLocale(path, looks.language)}?${query}`}
              version={savedVersion}
              width={looks.device === 'phone' ? 390 : 1280}
              shape={what}
              linkedAt={linkedAt}
              onRetry={() => link.refetch()}
            />
          )
        }
      </Previewed>
    </div>
  );
}
