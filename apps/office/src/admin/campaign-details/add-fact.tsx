import { FACT_LABEL_LIMIT, factColumn } from '@ayrac/domain/campaign-draft/detail-cell.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { type FormEvent, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FactColumn } from './columns.ts';

/** Form that adds a column for a new fact. */
export function AddFact({ onAdd }: { readonly onAdd: (fact: FactColumn) => void }) {
  const { campaignDetails } = useOfficePhrases();
  const words = campaignDetails.addFact;
  const [label, setLabel] = useState('');
  const [english, setEnglish] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = label.trim();
    if (name === '') return;
    onAdd({ column: factColumn(name), label: name, labelEn: english.trim() || null });
    setLabel('');
    setEnglish('');
  };
  return (
    <form className="detail-add" onSubmit={add}>
      <div className="field-box">
        <input
          className="field-control"
          aria-label={words.label}
          placeholder={words.label}
          value={label}
          maxLength={FACT_LABEL_LIMIT}
          autoComplete="off"
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
      </div>
      <div className="field-box">
        <input
          className="field-control"
          aria-label={words.labelEn}
          placeholder={words.labelEn}
          value={english}
          maxLength={FACT_LABEL_LIMIT}
          autoComplete="off"
          lang="en"
          onChange={({ currentTarget }) => setEnglish(currentTarget.value)}
        />
      </div>
      <Button variant="secondary" size="small" icon="plus" type="submit" disabled={label.trim() === ''}>
        {words.add}
      </Button>
    </form>
  );
}
