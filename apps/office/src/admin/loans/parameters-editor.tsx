import { useLocale } from '@ayrac/browser/locale.ts';
import type { ParameterBook } from '@ayrac/contract/office/loan-books.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useRef, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useUnsavedGuard } from '#office/screen/unsaved.tsx';
import { parameterConflict } from './book-conflict.ts';
import { BookEditorFrame } from './book-editor-frame.tsx';
import { ParametersPreview } from './parameters-preview.tsx';
import { type BookEditorProps, useBookEditor } from './use-book-editor.ts';
import { useParameterDraft } from './use-parameter-draft.ts';

/** Edits the parameters of a type, with a preview of their effect on a loan before publication. */
export function ParametersEditor(props: BookEditorProps<ParameterBook>) {
  const { loans, fieldErrors } = useOfficePhrases();
  const locale = useLocale();
  const calls = useOfficeClient();
  const { check, save, ...editing } = useBookEditor(props);
  const { form, day } = editing;
  const { book } = props;
  const { type, version } = book;
  const draft = useParameterDraft(book, day);
  const [source, setSource] = useState('');
  const [sourceError, setSourceError] = useState<string>();
  const sourceField = useRef<HTMLInputElement>(null);
  const { letGo } = useUnsavedGuard(draft.count > 0);
  const words = loans.parameters;

  const preview = () => {
    const isNamed = source.trim() !== '';
    setSourceError(isNamed ? undefined : fieldErrors.required);
    if (check() && isNamed) editing.preview();
    // It stands above the fields that are checked together.
    if (!isNamed) sourceField.current?.focus();
  };
  const send = () =>
    calls.changeParameters({
      body: { ...form.getValues(), type, version, source, values: sendable(draft.values) },
    });
  const onDone = () => {
    letGo();
    draft.clear();
    setSource('');
  };
  const conflictWith = (current: ParameterBook) =>
    parameterConflict(book, current, draft, day, locale, words.names);
  const onRefused = (fields: Readonly<Record<string, string>>) => setSourceError(fields.source);

  return (
    <BookEditorFrame
      type={type}
      editing={editing}
      draft={draft}
      preview={() => <ParametersPreview book={book} draft={draft} />}
      onPreview={preview}
      onSave={() => save({ send, onDone, conflictWith, onRefused })}
    >
      <div className="loan-fields fields-beside">
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
          ref={sourceField}
          label={words.publicSource}
          hint={words.publicSourceHint}
          error={sourceError}
          value={source}
          onChange={({ currentTarget }) => setSource(currentTarget.value)}
          autoComplete="off"
          aria-required
        />
      </div>
    </BookEditorFrame>
  );
}

function sendable(values: ReturnType<typeof useParameterDraft>['values']) {
  // Cloned, because the call's type expects mutable arrays.
  return structuredClone(values) as Parameters<
    ReturnType<typeof useOfficeClient>['changeParameters']
  >[0]['body']['values'];
}
