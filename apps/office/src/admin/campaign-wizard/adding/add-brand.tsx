import { TextField } from '@ayrac/kit/text-field.tsx';
import { useState } from 'react';
import { useReferences } from '#office/fields/use-references.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AddDialog } from './add-dialog.tsx';

/** Neutral colour, until the brand's own is chosen. */
const PLAIN = '#334155';

/** Adds a brand that is not in the list yet. */
export function AddBrand({ onAdded }: { readonly onAdded: (id: string) => void }) {
  const { adding } = useOfficePhrases().campaignWizard;
  const { calls, remember } = useReferences('brands');
  const [name, setName] = useState('');
  const [colour, setColour] = useState(PLAIN);
  const add = async () => {
    const values = { name, colour, isActive: true };
    const { row } = await calls.create({ body: values });
    const label = String(row.name ?? name);
    remember(row.id, label);
    setName('');
    setColour(PLAIN);
    return { id: row.id, name: label };
  };
  return (
    <AddDialog title={adding.brand} onAdd={add} onAdded={onAdded}>
      {(errors) => (
        <>
          <TextField
            data-autofocus
            label={adding.name}
            error={errors.name}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={adding.colour}
            hint={adding.colourHint}
            error={errors.colour}
            value={colour}
            autoComplete="off"
            onChange={({ target }) => setColour(target.value)}
          />
        </>
      )}
    </AddDialog>
  );
}
