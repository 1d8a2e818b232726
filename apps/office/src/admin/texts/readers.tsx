import { useLocale } from '@ayrac/browser/locale.ts';
import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Answered } from '#office/screen/answered.tsx';
import { useShownPhrase } from './use-shown-phrase.ts';

/** Who was shown the text so far and has to know of the version that is about to be published, and how. */
export function Readers({ name }: { readonly name: SiteTextName }) {
  const { siteTexts: words } = useOfficePhrases();
  const locale = useLocale();
  const shownPhrase = useShownPhrase();
  const calls = useOfficeClient();
  const answer = useQuery({
    queryKey: ['site-texts', 'readers', name],
    queryFn: ({ signal }) => calls.getSiteTextReaders({ params: { name } }, { signal }),
  });
  return (
    <section className="text-reach" aria-label={words.readers.title}>
      <h3>{words.readers.title}</h3>
      <Answered answer={answer} title={words.failed} lines={3}>
        {({ shown, mailable }) => (
          <>
            {shown && <p>{shownPhrase(shown)}</p>}
            <p>
              {mailable === 0
                ? words.reach.nobody
                : words.readers.mailable({ count: formatCount(mailable, locale) })}
            </p>
            {shown && <p className="text-remark">{words.readers.others}</p>}
          </>
        )}
      </Answered>
    </section>
  );
}
