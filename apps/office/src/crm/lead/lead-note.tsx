import { leadWorkLimits } from '@ayrac/domain/lead/lead-work.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { type FormEvent, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useLeadGuard } from './use-lead-guard.ts';
import type { Work } from './use-work.ts';

interface LeadNoteProps {
  readonly leadId: string;
  readonly work: Work;
}

/** An internal note. */
export function LeadNote({ leadId, work }: LeadNoteProps) {
  const { work: words } = useOfficePhrases().leads;
  const [note, setNote] = useState('');
  const written = note.trim();
  useLeadGuard(written !== '', leadId);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (written === '' || !(await work({ kind: 'note', note: written }))) return;
    // What was typed in the meantime stays.
    setNote((now) => (now === note ? '' : now));
  };
  return (
    <form className="lead-plan" onSubmit={add}>
      <TextAreaField
        label={words.note}
        rows={2}
        maxLength={leadWorkLimits.note}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" size="small" variant="secondary" icon="plus">
        {words.addNote}
      </Button>
    </form>
  );
}
