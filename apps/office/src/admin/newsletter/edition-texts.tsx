import { useLocale } from '@ayrac/browser/locale.ts';
import { editionFields } from '@ayrac/domain/mail/edition.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { EditionDraft } from './use-edition-draft.ts';

const names = {
  tr: { heading: 'heading', text: 'text' },
  en: { heading: 'headingEn', text: 'textEn' },
} as const;
/** Number of remaining characters from which on they are shown. */
const near = { heading: 30, text: 100 } as const;

/** Texts above the campaigns of the mail, in both languages. */
export function EditionTexts({ draft }: { readonly draft: EditionDraft }) {
  const { page: words } = useOfficePhrases().editions;
  const locale = useLocale();
  const { content, errors, change, save } = draft;
  const hintOf = (kind: keyof typeof near, name: (typeof names)['tr' | 'en'][typeof kind], hint: string) => {
    const left = editionFields[name].limit - content[name].length;
    return left > near[kind] ? hint : words.left({ count: formatCount(Math.max(0, left), locale) });
  };
  return (
    <section className="panel" aria-labelledby="edition-texts">
      <h2 id="edition-texts" className="panel-title">
        {words.texts}
      </h2>
      <div className="edition-texts">
        {locales.map((language) => {
          const { heading, text } = names[language];
          return (
            <div key={language} className="edition-language">
              <TextField
                label={words.heading[language]}
                hint={hintOf('heading', heading, words.headingHint)}
                lang={language}
                error={errors[heading]}
                maxLength={editionFields[heading].limit}
                value={content[heading]}
                onChange={({ currentTarget }) => change({ [heading]: currentTarget.value })}
                onBlur={() => save()}
              />
              <TextAreaField
                label={words.text[language]}
                hint={hintOf('text', text, words.textHint)}
                lang={language}
                error={errors[text]}
                rows={5}
                maxLength={editionFields[text].limit}
                value={content[text]}
                onChange={({ currentTarget }) => change({ [text]: currentTarget.value })}
                onBlur={() => save()}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
