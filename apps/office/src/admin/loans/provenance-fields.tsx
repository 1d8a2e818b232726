import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useController } from 'react-hook-form';
import { DateField } from '#office/fields/date/date-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { useProvenance } from './use-provenance.ts';

/** Date, source and reason of a change. */
export function ProvenanceFields({ form }: Pick<ReturnType<typeof useProvenance>, 'form'>) {
  const { loans, resource } = useOfficePhrases();
  const { errors } = form.formState;
  const { field: from } = useController({ name: 'from', control: form.control });
  return (
    <div className="loan-provenance fields-beside">
      <DateField
        ref={from.ref}
        value={from.value}
        onChange={from.onChange}
        onBlur={from.onBlur}
        label={loans.from}
        hint={loans.fromHint}
        error={errors.from?.message}
        isRequired
      />
      <TextField
        {...form.register('sourceUrl')}
        label={loans.sourceUrl}
        hint="https://"
        error={errors.sourceUrl?.message}
        inputMode="url"
        autoComplete="off"
        aria-required
      />
      <TextAreaField
        {...form.register('sourceQuote')}
        label={loans.sourceQuote}
        note={resource.optional}
        error={errors.sourceQuote?.message}
        rows={2}
      />
      <TextAreaField
        {...form.register('note')}
        label={loans.note}
        note={resource.optional}
        hint={loans.noteHint}
        error={errors.note?.message}
        rows={2}
      />
    </div>
  );
}
