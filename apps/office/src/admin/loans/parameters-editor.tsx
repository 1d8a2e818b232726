import { useLocale } from '@ayrac/browser/locale.ts';
import type { ParameterBook } from '@ayrac/contract/office/loan-books.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useEffect, useState } from 'react';
import { useUnsavedGuard } from '#office/frame/unsaved.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeCalls } from '#office/resource/client.ts';
import { type BookConflict, ConflictNotice } from './conflict-notice.tsx';
import { parameterConflict } from './parameter-conflict.ts';
import { ParametersPreview } from './parameters-preview.tsx';
import { ProvenanceFields } from './provenance-fields.tsx';
import { SheetDeeds } from './sheet-deeds.tsx';
import { useParameterDraft } from './use-parameter-draft.ts';
import { useProvenance } from './use-provenance.ts';
import { usePublish } from './use-publish.ts';

interface ParametersEditorProps {
  readonly book: ParameterBook;
  readonly onDay: (day: string) => void;
  readonly onCurrent: (book: ParameterBook) => void;
}

/** Changes the parameters of a type, with a look at what that makes of a loan before it is published. */
export function ParametersEditor({ book, onDay, onCurrent }: ParametersEditorProps) {
  const { loans, fieldErrors } = useOfficePhrases();
  const locale = useLocale();
  const calls = useOfficeCalls();
  const provenance = useProvenance(book.today);
  const { form } = provenance;
  const day = form.watch('from') || book.today;
  const draft = useParameterDraft(book, day);
  const { isBusy, publish } = usePublish();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [source, setSource] = useState('');
  const [sourceError, setSourceError] = useState<string>();
  const [conflict, setConflict] = useState<BookConflict | null>(null);
  const { letGo } = useUnsavedGuard(draft.changed.length > 0);
  const { type, version } = book;
  const words = loans.parameters;
  useEffect(() => onDay(day), [day, onDay]);

  const begin = () => {
    const isNamed = source.trim() !== '';
    setSourceError(isNamed ? undefined : fieldErrors.required);
    if (provenance.check() && isNamed) setIsPreviewed(true);
  };
  const save = () =>
    publish({
      from: day,
      send: () =>
        calls.changeParameters({
          body: { ...form.getValues(), type, version, source, values: sendable(draft.values) },
        }),
      onDone: () => {
        letGo();
        draft.clear();
        form.reset({ from: day, sourceUrl: '', sourceQuote: '', note: '' });
        setSource('');
        setIsPreviewed(false);
        setConflict(null);
      },
      onConflict: (current) => {
        setIsPreviewed(false);
        setConflict(parameterConflict(book, current as ParameterBook, draft, day, locale, words.names));
        onCurrent(current as ParameterBook);
      },
      onRefused: (fields) => {
        setIsPreviewed(false);
        setSourceError(fields.source);
        provenance.tellServer(fields);
      },
    });

  return (
    <section className="loan-editor" aria-label={loans.types[type]}>
      {conflict !== null && (
        <ConflictNotice conflict={conflict} onTheirs={draft.giveBack} onClose={() => setConflict(null)} />
      )}
      <div className="loan-fields">
        {draft.names.map((name) => {
          const row = draft.held.get(name);
          const since =
            row === undefined
              ? words.never
              : words.since({ date: formatDate(row.validFrom, locale), source: row.source });
          return (
            <TextField
              key={name}
              label={words.names[name]}
              hint={[words.hints[name], since].filter((part) => part !== '').join('. ')}
              error={draft.errors[name]}
              value={draft.typed[name] ?? draft.savedOf(name)}
              onChange={({ currentTarget }) => draft.type(name, currentTarget.value)}
              autoComplete="off"
            />
          );
        })}
        <TextField
          label={words.publicSource}
          hint={words.publicSourceHint}
          error={sourceError}
          value={source}
          onChange={({ currentTarget }) => setSource(currentTarget.value)}
          autoComplete="off"
          aria-required
        />
      </div>
      <ProvenanceFields form={form} />
      <SheetDeeds
        count={draft.changed.length}
        wrong={Object.keys(draft.errors).length}
        onClear={draft.clear}
        onPreview={begin}
      />
      {isPreviewed && (
        <ParametersPreview
          book={book}
          draft={draft}
          day={day}
          isBusy={isBusy}
          onSave={save}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </section>
  );
}

function sendable(values: ReturnType<typeof useParameterDraft>['values']) {
  // Lists that nobody changes are sent as those that one may.
  return structuredClone(values) as Parameters<
    ReturnType<typeof useOfficeCalls>['changeParameters']
  >[0]['body']['values'];
}
