import type { SiteText } from '@ayrac/contract/office/site-texts.ts';
import { NOTE_LIMIT, partLimits, partsOf, readTexts } from '@ayrac/domain/site-text/read-text.ts';
import { placeholders, siteTexts } from '@ayrac/domain/site-text/site-text.ts';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { textsOf } from './typed.ts';
import { useFieldName } from './use-field-name.ts';
import type { TextDraft } from './use-text-draft.ts';
import { useTextProblem } from './use-text-problem.ts';

interface DraftFieldsProps {
  readonly text: SiteText;
  readonly draft: TextDraft;
}

/** Both languages side by side. Below each field are the problems that block publication. */
export function DraftFields({ text: { name }, draft }: DraftFieldsProps) {
  const { siteTexts: words } = useOfficePhrases();
  const nameOf = useFieldName();
  const wordsOf = useTextProblem();
  const { problems } = readTexts(name, textsOf(draft.typed));
  const { kind } = siteTexts[name];
  return (
    <div className="text-editor">
      {kind !== 'questions' && (
        <Disclosure summary={words.howTo.title}>
          <div className="text-how">
            {(kind === 'page' ? words.howTo.page : words.howTo.notice).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>
              {words.howTo.placeholders}{' '}
              {placeholders.slice(0, kind === 'page' ? undefined : 3).map((placeholder) => (
                <code key={placeholder}>{`{${placeholder}} `}</code>
              ))}
            </p>
          </div>
        </Disclosure>
      )}
      <div className="text-columns">
        {(['tr', 'en'] as const).map((language) => (
          <section key={language} lang={language} aria-label={words.languages[language]}>
            <h2>{words.languages[language]}</h2>
            {partsOf(name).map((part) => {
              const field = `${language}.${part}`;
              const wrong = problems.filter((one) => one.language === language && one.part === part);
              const common = {
                id: field,
                label: nameOf(field),
                value: draft.typed[field] ?? '',
                error: wrong.length === 0 ? undefined : wrong.slice(0, 3).map(wordsOf).join(' '),
                onChange: ({ target }: { target: { value: string } }) => draft.set(field, target.value),
              };
              return part === 'title' || part === 'description' ? (
                <TextField key={part} {...common} maxLength={partLimits[part]} />
              ) : (
                <TextAreaField key={part} {...common} className="text-area" rows={part === 'body' ? 24 : 4} />
              );
            })}
          </section>
        ))}
      </div>
      <TextField
        id="note"
        label={words.note}
        hint={words.noteHint}
        value={draft.typed.note ?? ''}
        maxLength={NOTE_LIMIT}
        onChange={({ target }) => draft.set('note', target.value)}
      />
    </div>
  );
}
