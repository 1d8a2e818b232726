import { readFields } from '@ayrac/domain/field/field.ts';
import { provenanceFields } from '@ayrac/domain/loan-book/provenance.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { useForm } from 'react-hook-form';
import { useProblemWords } from '#office/fields/use-problem-words.ts';

/** Date, source and note of a change, as typed. */
export interface TypedProvenance {
  readonly from: string;
  readonly sourceUrl: string;
  readonly sourceQuote: string;
  readonly note: string;
}

const names = Object.keys(provenanceFields) as (keyof TypedProvenance)[];

/** Form for the date, source and note of a change. The date defaults to `today` (`YYYY-MM-DD`, in Istanbul). */
export function useProvenance(today: string) {
  const wordsOf = useProblemWords();
  const form = useForm<TypedProvenance>({
    defaultValues: { from: today, sourceUrl: '', sourceQuote: '', note: '' },
  });
  const showProblems = (problems: Readonly<Partial<Record<string, FieldProblem>>>) => {
    for (const name of names) {
      const problem = problems[name];
      if (problem !== undefined) form.setError(name, { message: wordsOf(problem) });
    }
    const first = names.find((name) => problems[name] !== undefined);
    if (first !== undefined) form.setFocus(first);
    return first === undefined;
  };
  return {
    form,
    /** Shows the errors of invalid fields. Returns true if there are none. */
    check: (): boolean => {
      form.clearErrors();
      const typed = form.getValues();
      const read = readFields(provenanceFields, { ...typed });
      if (read.kind === 'invalid') return showProblems(read.fields);
      return showProblems(typed.from < today && typed.note.trim() === '' ? { note: 'required' } : {});
    },
    /** Shows the server's errors of these fields. */
    tellServer: (fields: Readonly<Record<string, string>>) => {
      for (const name of names) {
        const message = fields[name];
        if (message !== undefined) form.setError(name, { message });
      }
    },
  };
}
