import type { DraftFieldName } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import { plainOf } from '@ayrac/domain/text/rich-text.ts';
import { useWiring } from '@ayrac/kit/form/field.tsx';
import { FieldError } from '@ayrac/kit/form/field-error.tsx';
import { lazy, Suspense, useId } from 'react';
import { useController } from 'react-hook-form';
import type { FieldWords } from '#office/client/words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useWizard } from '../wizard-context.ts';

const Editor = lazy(() => import('./rich-editor.tsx').then(({ RichEditor }) => ({ default: RichEditor })));

interface RichFieldProps {
  readonly name: DraftFieldName;
  readonly words: FieldWords;
  readonly isRequired: boolean;
  readonly error: string | undefined;
}

/** A text with bold, italic, lists and links. Its editor is loaded on demand. */
export function RichField({ name, words, isRequired, error }: RichFieldProps) {
  const { campaignWizard } = useOfficePhrases();
  const { auto, isClosed } = useWizard();
  const labelId = useId();
  const { field } = useController({ name, control: auto.form.control });
  const { control, errorId } = useWiring(undefined, undefined, error);
  const value = String(field.value ?? '');
  return (
    <div className="field">
      <span className="field-label" id={labelId}>
        {words.label}
        {isRequired && <span className="field-note">{campaignWizard.check.required}</span>}
      </span>
      <Suspense fallback={<div className="rich-waiting">{plainOf(value)}</div>}>
        <Editor
          label={words.label}
          labelId={labelId}
          describedBy={control['aria-describedby']}
          isInvalid={error !== undefined}
          lang={name.endsWith('En') ? 'en' : 'tr'}
          value={value}
          isClosed={isClosed}
          onChange={field.onChange}
          onFocusable={(focus) => field.ref({ focus })}
        />
      </Suspense>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
