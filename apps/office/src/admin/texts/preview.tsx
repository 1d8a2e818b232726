import type { SiteText } from '@ayrac/contract/office/site-texts.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PreviewFrame } from '#office/preview/preview-frame.tsx';
import { Previewed } from '#office/preview/previewed.tsx';
import { useIsWide } from '#office/preview/use-is-wide.ts';
import type { TextDraft } from './use-text-draft.ts';

const widths = { phone: 390, desktop: 1_280 };

interface PreviewProps {
  readonly text: SiteText;
  readonly draft: TextDraft;
}

/** Preview of the draft on the public page, in either language, as wide as the device of the editor. */
export function Preview({ text: { name }, draft }: PreviewProps) {
  const { siteTexts: words } = useOfficePhrases();
  const calls = useOfficeClient();
  const device = useIsWide('desktop') ? 'desktop' : 'phone';
  const [language, setLanguage] = useState<'tr' | 'en'>('tr');
  const link = useQuery({
    queryKey: ['site-texts', 'preview', name],
    queryFn: ({ signal }) => calls.previewSiteText({ params: { name } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  // Without a draft there is nothing to preview.
  if (draft.version === 0) return <p className="text-remark">{words.same}</p>;
  return (
    <div className="text-editor">
      <div className="text-buttons">
        {(['tr', 'en'] as const).map((one) => (
          <Button
            key={one}
            variant="secondary"
            size="small"
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {words.languages[one]}
          </Button>
        ))}
      </div>
      <Previewed link={link} shape="text">
        {({ path }, linkedAt) => (
          <PreviewFrame
            key={language}
            title={words.frame}
            address={language === 'en' ? `/en${path}` : path}
            version={draft.version}
            width={widths[device]}
            shape="text"
            linkedAt={linkedAt}
            onRetry={() => link.refetch()}
          />
        )}
      </Previewed>
    </div>
  );
}
