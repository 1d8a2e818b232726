import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { TextPreview } from '@ayrac/contract/preview.ts';
import { Container } from '@ayrac/kit/container.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { CONTENT } from '#web/public/shell/frame.tsx';
import { TextDocument } from '#web/public/text-page/text-document.tsx';
import { PreviewBar } from './preview-bar.tsx';

interface PreviewedTextProps {
  readonly preview: TextPreview;
  readonly theme: string | null;
}

/** Preview of a draft text. Texts that are only used in forms are listed. */
export function PreviewedText({ preview: { text, questions, until }, theme }: PreviewedTextProps) {
  const phrases = useScreenPhrases('preview');
  const { version: _, ...asked } = questions ?? { version: '' };
  return (
    <>
      <PageHead title={text?.title ?? phrases.title} noindex />
      <PreviewBar until={until} theme={theme} />
      <Container>
        <main id={CONTENT} tabIndex={-1}>
          {text ? (
            <TextDocument text={text} />
          ) : (
            <div className="prose py-10">
              <h1>{phrases.boxes}</h1>
              <ul>
                {Object.entries(asked).map(([name, question]) => (
                  <li key={name}>{question}</li>
                ))}
              </ul>
            </div>
          )}
        </main>
      </Container>
    </>
  );
}
