import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PreviewFrame } from '#office/preview/preview-frame.tsx';
import { PreviewLooks, usePreviewLooks } from '#office/preview/preview-looks.tsx';
import { Previewed } from '#office/preview/previewed.tsx';
import { useToast } from '#office/screen/toasts.tsx';

const widths = { phone: 390, desktop: 760 } as const;
/** Renews the preview link in time, because it expires after a day. */
const RENEWED_MS = 12 * hourInMs;

/**
 * Preview of the mail on a phone and on a desktop, in both languages and themes, and a button that sends a test mail.
 */
export function EditionPreview({ edition }: { readonly edition: EditionDetail }) {
  const { preview: words } = useOfficePhrases().editions.page;
  const client = useOfficeClient();
  const { show, showFailure } = useToast();
  const looks = usePreviewLooks();
  const [isTesting, setIsTesting] = useState(false);
  const { id } = edition;
  const link = useQuery({
    queryKey: ['edition', id, 'preview-link'],
    queryFn: ({ signal }) => client.previewEdition({ params: { id } }, { signal }),
    staleTime: RENEWED_MS,
    refetchOnWindowFocus: false,
  });
  const test = async () => {
    setIsTesting(true);
    try {
      await client.testEdition({ params: { id }, body: { locale: looks.language } });
      show({ text: words.tested });
    } catch (error) {
      showFailure(error);
    } finally {
      setIsTesting(false);
    }
  };
  const query = new URLSearchParams({ dil: looks.language, tema: looks.theme === 'dark' ? 'koyu' : 'acik' });
  return (
    <section className="panel edition-preview" aria-labelledby="edition-preview">
      <div className="panel-head">
        <h2 id="edition-preview" className="panel-title">
          {words.title}
        </h2>
        <Button variant="secondary" size="small" icon="send" loading={isTesting} onClick={test}>
          {words.test}
        </Button>
      </div>
      <div className="preview">
        <div className="preview-looks">
          <PreviewLooks looks={looks} words={words} />
        </div>
        <Previewed link={link} shape="text">
          {({ path }, linkedAt) => (
            <PreviewFrame
              title={words.frame}
              address={`${path}?${query}`}
              version={edition.version}
              width={widths[looks.device]}
              shape="text"
              linkedAt={linkedAt}
              onRetry={() => link.refetch()}
            />
          )}
        </Previewed>
      </div>
    </section>
  );
}
